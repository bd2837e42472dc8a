import type { MiddlewareHandler } from 'hono';
import { apiErrors, errorResponse } from './api-errors.ts';

/** Checks the public key as Supabase's gateway does. The key is not a protection, because every browser has it. */
export function requireApiKey(anonKey: string): MiddlewareHandler {
  return async (c, next) => {
    const key = c.req.header('apikey');
    if (!key) return errorResponse(apiErrors.noApiKey);
    if (key !== anonKey) return errorResponse(apiErrors.invalidApiKey);
    return next();
  };
}
