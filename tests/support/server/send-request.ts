import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface HttpResponse {
  status: number;
  headers: IncomingMessage['headers'];
  bytes: Buffer;
  text: string;
}

/** Requests a path without normalizing it, as `fetch` would. */
export async function sendRequest(
  url: string,
  path: string,
  { body, ...options }: RequestOptions & { body?: string | Uint8Array } = {},
): Promise<HttpResponse> {
  const { hostname, port } = new URL(url);
  const request = httpRequest({ hostname, port, path, ...options });
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const bytes = await buffer(response);
  const { statusCode: status = 0, headers } = response;
  return { status, headers, bytes, text: bytes.toString() };
}
