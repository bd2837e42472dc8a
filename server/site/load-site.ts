import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { securityHeaders, speculationRules } from '#server/http/headers.ts';
import { isObject, parseJson } from '#server/http/parse-json.ts';
import { type Coding, codings } from './codings.ts';
import { contentTypeOf } from './content-types.ts';

/** One coding of a file's bytes. A strong tag stands for bytes, so each has its own. */
interface Variant {
  coding: Coding;
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

export interface SiteFile {
  contentType: string;
  cacheControl: string;
  /** A page's content policy names its own style elements, and no other page's. */
  pageHeaders?: Record<string, string>;
  /** The best first: where a browser has no preference, the smallest is sent. */
  variants: readonly Variant[];
}

export interface Site {
  /** The address that the pages were built with. */
  url: string;
  /** By the path that a browser asks for: `/`, `/about`, `/assets/index-abc.js`. */
  files: ReadonlyMap<string, SiteFile>;
  notFound: SiteFile;
  /** The responses to a form sent without scripts; `failed` has placeholders to fill. */
  formPages: { sent: string; failed: string; headers: Record<string, string> };
  /** Where the built pages send their messages, when that is not this server. */
  supabaseOrigin: string | undefined;
  /** What the content policy has to name for the pages' own style elements. */
  styleHashes: readonly string[];
}

/** What `npm run build` writes into build.json for the server. */
export interface BuildRecord {
  siteUrl: string;
  /** Null when the pages send their messages to the site's own server. */
  supabaseUrl: string | null;
  /** As a content policy names them, by the page's file. */
  styleHashes: Record<string, string[]>;
}

/** The build is missing or incomplete. Its message is for the owner. */
export class SiteError extends Error {}

/** Reads the built site into memory, so that no request ever touches a file. Throws `SiteError`. */
export function loadSite(dist: string): Site {
  const client = join(dist, 'client');
  const { url, supabaseOrigin, styleHashes } = readBuild(dist);
  const policyOf = (...pages: string[]) => {
    const hashes = pages.flatMap((page) => styleHashes[page] ?? []);
    const headers = securityHeaders({ supabaseOrigin, styleHashes: hashes });
    return { 'content-security-policy': headers['content-security-policy'] };
  };
  const names = listFiles(client);
  const speculation = names.includes('speculation-rules.json') ? speculationRules : {};
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    const file = readSiteFile(client, name);
    if (name.endsWith('.html'))
      file.pageHeaders = { ...policyOf(`client/${name}`), ...speculation };
    files.set(addressOf(name), file);
  }

  const notFound = files.get('/404.html');
  if (!notFound || !files.has('/'))
    throw missing(join(client, notFound ? 'index.html' : '404.html'));
  files.delete('/404.html');

  const formPages = {
    sent: readFormPage(dist, 'message-sent.html'),
    failed: readFormPage(dist, 'message-failed.html'),
    headers: policyOf('form-pages/message-sent.html', 'form-pages/message-failed.html'),
  };
  return {
    url,
    files,
    notFound,
    formPages,
    supabaseOrigin,
    styleHashes: [...new Set(Object.values(styleHashes).flat())],
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
  const plain = readFileSync(path);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const variants = codings.flatMap(({ coding, extension, tag }) =>
    extension === '' || existsSync(path + extension)
      ? {
          coding,
          bytes: extension ? readFileSync(path + extension) : plain,
          etag: `"${hash}${tag}"`,
        }
      : [],
  );
  return { contentType: contentTypeOf(file), cacheControl: cacheControlOf(file), variants };
}

function cacheControlOf(file: string): string {
  if (file.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return file.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}

function readFormPage(dist: string, name: string): string {
  const file = join(dist, 'form-pages', name);
  if (!existsSync(file)) throw missing(file);
  return readFileSync(file, 'utf8');
}

function readBuild(dist: string) {
  const file = join(dist, 'build.json');
  const build = existsSync(file) ? parseJson(readFileSync(file))?.value : undefined;
  if (!isObject(build)) throw missing(file);
  const { siteUrl, supabaseUrl, styleHashes = {} } = build as Partial<BuildRecord>;
  if (!siteUrl) throw missing(`siteUrl in ${file}`);
  return { url: siteUrl, supabaseOrigin: URL.parse(supabaseUrl ?? '')?.origin, styleHashes };
}

function missing(path: string): SiteError {
  return new SiteError(`The site has not been built: ${path} is missing. Run "npm run build".`);
}
