import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isObject, parseJson } from '../parse-json.ts';
import { contentTypeOf } from './content-types.ts';

export interface Variant {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

export interface SiteFile {
  contentType: string;
  cacheControl: string;
  plain: Variant;
  br?: Variant;
  gzip?: Variant;
}

export interface Site {
  /** By the path that a browser asks for: `/`, `/about`, `/assets/index-abc.js`. */
  files: ReadonlyMap<string, SiteFile>;
  notFound: SiteFile;
  /** The pages that answer a form sent without scripts; `failed` has slots to fill. */
  answers: { sent: string; failed: string };
  /** Where the built pages send their messages, when that is not this server. */
  supabaseOrigin: string | undefined;
}

/** The build is missing or incomplete. Its message is for the owner. */
export class SiteError extends Error {}

/** Reads the built site into memory, so that no request ever touches a file. Throws `SiteError`. */
export function loadSite(dist: string): Site {
  const client = join(dist, 'client');
  const files = new Map<string, SiteFile>();
  for (const file of listFiles(client)) files.set(addressOf(file), readSiteFile(client, file));

  const notFound = files.get('/404.html');
  if (!notFound || !files.has('/'))
    throw missing(join(client, notFound ? 'index.html' : '404.html'));
  files.delete('/404.html');

  return {
    files,
    notFound,
    answers: {
      sent: readAnswer(dist, 'message-sent.html'),
      failed: readAnswer(dist, 'message-failed.html'),
    },
    supabaseOrigin: readSupabaseOrigin(dist),
  };
}

/** Every file to be served, with forward slashes. Links and the build's own dot folders are not. */
function listFiles(folder: string): string[] {
  if (!existsSync(folder)) throw missing(folder);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !/\.(br|gz)$/.test(file))
    .filter((file) => !/(^|\/)\.(?!well-known\/)/.test(file));
}

function addressOf(file: string): string {
  if (file === 'index.html') return '/';
  return `/${file.replace(/\/index\.html$/, '')}`;
}

function readSiteFile(folder: string, file: string): SiteFile {
  const path = join(folder, file);
  const bytes = readFileSync(path);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const site: SiteFile = {
    contentType: contentTypeOf(file),
    cacheControl: cacheControlOf(file),
    plain: { bytes, etag: `"${hash}"` },
  };
  // A strong tag stands for bytes, so each encoding needs its own.
  if (existsSync(`${path}.br`)) {
    site.br = { bytes: readFileSync(`${path}.br`), etag: `"${hash}-br"` };
  }
  if (existsSync(`${path}.gz`)) {
    site.gzip = { bytes: readFileSync(`${path}.gz`), etag: `"${hash}-gz"` };
  }
  return site;
}

function cacheControlOf(file: string): string {
  if (file.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return file.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}

function readAnswer(dist: string, name: string): string {
  const file = join(dist, 'answers', name);
  if (!existsSync(file)) throw missing(file);
  return readFileSync(file, 'utf8');
}

function readSupabaseOrigin(dist: string): string | undefined {
  const file = join(dist, 'build.json');
  if (!existsSync(file)) return undefined;
  const build = parseJson(readFileSync(file))?.value;
  const url = isObject(build) ? build['supabaseUrl'] : undefined;
  return typeof url === 'string' ? URL.parse(url)?.origin : undefined;
}

function missing(path: string): SiteError {
  return new SiteError(`The site has not been built: ${path} is missing. Run "npm run build".`);
}
