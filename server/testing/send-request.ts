import { once } from 'node:events';
import { type Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { HostileRequest } from './hostile-requests.ts';

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
}

/** Sends the request as it is, without the mercy that `fetch` has with a request line. */
export async function sendRequest(
  url: string,
  agent: Agent,
  { method, target, headers, body, chunked }: HostileRequest,
): Promise<Answer> {
  const bytes = Buffer.from(body as string);
  const length = chunked
    ? { 'transfer-encoding': 'chunked' }
    : { 'content-length': String(bytes.byteLength) };
  const options = { agent, method, path: target, headers: { ...headers, ...length } };
  const request = httpRequest(url, options);
  request.end(bytes);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: await text(response),
  };
}
