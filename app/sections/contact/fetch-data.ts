/**
 * The fetch for the data API. The client library takes some answers of hosts
 * that have no such API for success: a 404 without a body, or a page of HTML.
 * Here these are errors. A request under way when the visitor leaves is finished; all of a message is far
 * below the 64 KB that browsers allow for this.
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
