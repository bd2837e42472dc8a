import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Requests a path exactly as given, whereas `fetch` would normalize it. */
export async function sendRequest(url: string, path: string, options: RequestOptions) {
  const { hostname, port } = new URL(url);
  const request = httpRequest({ hostname, port, path, ...options });
  request.end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const bytes = await buffer(response);
  const { statusCode: status = 0, headers } = response;
  return { status, headers, bytes, text: bytes.toString() };
}
