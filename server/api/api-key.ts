import { type ApiError, apiErrors } from './errors.ts';

/**
 * Checks the public key as Supabase's gateway does. The key keeps nobody out, since
 * every browser has it; it tells a client that it is talking to the wrong backend.
 */
export function findKeyProblem(headers: Headers, anonKey: string): ApiError | undefined {
  const key = headers.get('apikey') || bearerToken(headers.get('authorization'));
  if (!key) return apiErrors.noApiKey;
  return key === anonKey ? undefined : apiErrors.invalidApiKey;
}

function bearerToken(authorization: string | null): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}
