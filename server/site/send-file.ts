import type { IncomingMessage, ServerResponse } from 'node:http';
import { headersFor } from '../headers.ts';
import { nameRequest } from '../request-id.ts';
import { answerFile } from './file-answer.ts';
import type { Site } from './load-site.ts';

/** False where the request is not for a file, or looks odd: then nothing has been answered. */
export type SendFile = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Without one it is no request, and whatever else it may hold is for the app to judge. */
const plainHost = /^[\w.-]+(:\d+)?$/;

/**
 * Sends what is plainly a file straight from memory. The app would answer the same, since
 * `answerFile` decides for both; its way there takes twice as long.
 */
export function fileSender(site: Site, trustProxy = 0): SendFile {
  const headersOf = headersFor(site, trustProxy);
  return (request, response) => {
    const { method = '', url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const file = site.files.get(pathOf(url));
    if (!file || !plainHost.test(headers.host ?? '')) return false;

    const header = (name: string) => asText(headers[name]);
    const answer = answerFile(file, { method, header });
    const common = headersOf({
      status: answer.status,
      contentType: answer.headers['content-type'],
      forwardedProto: header('x-forwarded-proto'),
    });
    response.writeHead(answer.status, { ...common, ...answer.headers, ...nameRequest() });
    response.end(method === 'HEAD' ? undefined : answer.body);
    return true;
  };
}

function pathOf(url: string): string {
  const search = url.indexOf('?');
  return search === -1 ? url : url.slice(0, search);
}

function asText(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(', ') : header;
}
