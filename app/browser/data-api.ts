/**
 * Fetches from the data API. Throws if the host has no data API, because supabase-js treats a 404 without a body, or an
 * HTML page, as success. `keepalive` lets the request outlive the page; a message is far below the limit of 64 KB.
 */
export async function fetchData(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, keepalive: true });
  const isHtml = response.headers.get('content-type')?.includes('text/html');
  if (response.status === 404 || isHtml) {
    throw new TypeError(`There is no data API at ${response.url} (status ${response.status})`);
  }
  return response;
}
