import { defaultAnonKey } from '#shared/paths.ts';

export const backend = {
  url: import.meta.env.VITE_SUPABASE_URL || undefined,
  anonKey: import.meta.env.VITE_SUPABASE_ANON_KEY || defaultAnonKey,
};

/**
 * Fetches from the data API. Throws on two responses of hosts without one that the client library counts
 * as success: a 404 without a body, and HTML. The browser finishes the request if the visitor leaves; a
 * message is far below the 64 KB that `keepalive` allows.
 */
export async function fetchData(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, keepalive: true });
  if (response.status === 404 || isPage(response)) {
    throw new TypeError(`There is no data API at ${response.url} (status ${response.status})`);
  }
  return response;
}

function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.includes('text/html') ?? false;
}
