import { parseRange } from './byte-range.ts';
import { chooseCoding } from './codings.ts';
import type { SiteFile, Variant } from './load-site.ts';

/** What a request says about the form it wants a file in. */
export interface FileRequest {
  method: string;
  header: (name: 'accept-encoding' | 'if-none-match' | 'if-range' | 'range') => string | undefined;
}

export interface FileAnswer {
  status: 200 | 206 | 304 | 404 | 416;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | null;
}

/** Decides what is sent of a file, whoever sends it then. */
export function answerFile(
  file: SiteFile,
  request: FileRequest,
  status: 200 | 404 = 200,
): FileAnswer {
  const variant = chooseCoding(file.variants, request.header('accept-encoding'));
  const { bytes, coding, etag } = variant;
  const headers: Record<string, string> = {
    'cache-control': file.cacheControl,
    etag,
    vary: 'Accept-Encoding',
  };
  if (file.contentPolicy) headers['content-security-policy'] = file.contentPolicy;
  if (status === 200 && matches(request.header('if-none-match'), etag)) {
    return { status: 304, headers, body: null };
  }
  headers['content-type'] = file.contentType;
  if (coding !== 'identity') headers['content-encoding'] = coding;
  // A page is too small to be worth the words.
  if (status === 200 && !file.contentPolicy) headers['accept-ranges'] = 'bytes';

  const range = status === 200 ? wantedRange(request, variant) : undefined;
  if (range === 'unsatisfiable') {
    headers['content-range'] = `bytes */${bytes.byteLength}`;
    return { status: 416, headers, body: null };
  }
  if (range === undefined) {
    headers['content-length'] = String(bytes.byteLength);
    return { status, headers, body: bytes };
  }
  const part = bytes.subarray(range.first, range.last + 1);
  headers['content-length'] = String(part.byteLength);
  headers['content-range'] = `bytes ${range.first}-${range.last}/${bytes.byteLength}`;
  return { status: 206, headers, body: part };
}

/** A range of a file that has changed since is answered with the whole of the new one. */
function wantedRange({ method, header }: FileRequest, { bytes, etag }: Variant) {
  const condition = header('if-range');
  if (method !== 'GET' || (condition !== undefined && condition !== etag)) return undefined;
  return parseRange(header('range'), bytes.byteLength);
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
