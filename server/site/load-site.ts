import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, parseJson } from '#shared/json.ts';
import { OwnerError } from '#shared/owner-error.ts';

/** How a file may be sent, the smallest first. */
export const codings = [
  { coding: 'br', extension: '.br', tag: '-br' },
  { coding: 'gzip', extension: '.gz', tag: '-gz' },
  { coding: 'identity', extension: '', tag: '' },
] as const;

/** The build.json that `npm run build` writes: all that a host needs to know about the built files. */
export interface BuildRecord {
  /** The site's origin, without a slash at its end. */
  siteUrl: string;
  /** Null if the pages send messages to the site's own server. */
  supabaseUrl: string | null;
  /** What the pages send to the site's own server; null with Supabase. */
  anonKey: string | null;
  /** By request path: `/`, `/about`, `/assets/index-abc.js`. */
  files: Record<string, { file: string; headers: Record<string, string> }>;
  /** Of all pages, for hosts that send one policy with each. */
  styleHashes: readonly string[];
  /** Of the responses to a form sent without scripts. */
  formHeaders: Record<string, string>;
}

/** A file in one coding. A strong ETag names bytes, so each coding has its own. */
export interface Variant {
  coding: (typeof codings)[number]['coding'];
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

export interface SiteFile {
  headers: Record<string, string>;
  /** The smallest first, which is sent where the browser has no preference. */
  variants: readonly Variant[];
}

export interface Site {
  /** The address that the pages were built with. */
  url: string;
  /** What the pages send to this server, if they send anything. */
  anonKey: string | null;
  /** By request path. */
  files: ReadonlyMap<string, SiteFile>;
  notFound: SiteFile;
  /** The responses to a form sent without scripts. `failed` has placeholders to fill. */
  formPages: { sent: string; failed: string; headers: Record<string, string> };
  /** Where the pages send messages, if not to this server. */
  supabaseOrigin: string | undefined;
}

/** Reads the built site into memory, so that no request touches a file. Throws `OwnerError`. */
export function loadSite(dist: string): Site {
  const record = readRecord(join(dist, 'build.json'));
  const { siteUrl, supabaseUrl, anonKey, files: built, formHeaders } = record;
  const files = new Map(
    Object.entries(built).map(([path, { file, headers }]) => [
      path,
      { headers, variants: readVariants(join(dist, file)) },
    ]),
  );
  const notFound = files.get('/404.html');
  if (!notFound) throw missing('404.html');
  files.delete('/404.html');

  return {
    url: siteUrl,
    anonKey,
    files,
    notFound,
    formPages: {
      sent: read(join(dist, 'form-pages/message-sent.html')).toString(),
      failed: read(join(dist, 'form-pages/message-failed.html')).toString(),
      headers: formHeaders,
    },
    supabaseOrigin: URL.parse(supabaseUrl ?? '')?.origin,
  };
}

function readRecord(file: string): BuildRecord {
  const record = parseJson(read(file))?.value;
  if (!isObject(record) || !isObject(record['files'])) throw missing(file);
  return record as unknown as BuildRecord;
}

function readVariants(path: string): Variant[] {
  const plain = read(path);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return codings.flatMap(({ coding, extension, tag }) =>
    extension === '' || existsSync(path + extension)
      ? { coding, bytes: extension ? read(path + extension) : plain, etag: `"${hash}${tag}"` }
      : [],
  );
}

function read(file: string) {
  if (!existsSync(file)) throw missing(file);
  return readFileSync(file);
}

function missing(path: string): OwnerError {
  return new OwnerError(`The site has not been built: ${path} is missing. Run "npm run build".`);
}
