import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { securityHeaders, speculationRules } from '#server/http/headers.ts';
import { isObject, parseJson } from '#server/http/parse-json.ts';
import { type Coding, codings } from './codings.ts';
import { contentTypeOf } from './content-types.ts';

/** A file in one coding. A strong ETag names bytes, so each coding has its own. */
interface Variant {
  coding: Coding;
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

export interface SiteFile {
  contentType: string;
  cacheControl: string;
  /** Pages only: a content policy that allows the page's own styles, and speculation rules. */
  pageHeaders?: Record<string, string>;
  /** The smallest first, which is sent where the browser has no preference. */
  variants: readonly Variant[];
}

export interface Site {
  /** The address that the pages were built with. */
  url: string;
  /** By request path: `/`, `/about`, `/assets/index-abc.js`. */
  files: ReadonlyMap<string, SiteFile>;
  notFound: SiteFile;
  /** The responses to a form sent without scripts. `failed` has placeholders to fill. */
  formPages: { sent: string; failed: string; headers: Record<string, string> };
  /** Where the pages send messages, if not to this server. */
  supabaseOrigin: string | undefined;
  /** The hashes of all pages' styles, for the content policy. */
  styleHashes: readonly string[];
}

/** What `npm run build` writes into build.json for the server. */
export interface BuildRecord {
  siteUrl: string;
  /** Null if the pages send messages to the site's own server. */
  supabaseUrl: string | null;
  /** The hashes that a content policy names, by the page's file. */
  styleHashes: Record<string, string[]>;
}

/** The build is missing or incomplete. The owner reads its message. */
export class SiteError extends Error {}

/** Reads the built site into memory, so that no request touches a file. Throws `SiteError`. */
export function loadSite(dist: string): Site {
  const client = join(dist, 'client');
  const { url, supabaseOrigin, styleHashes } = readBuild(dist);
  const policyOf = (...pages: string[]) => {
    const hashes = new Set(pages.flatMap((page) => styleHashes[page] ?? []));
    const headers = securityHeaders({ supabaseOrigin, styleHashes: [...hashes] });
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

/** Lists the files to serve, with forward slashes: no symbolic links, no dot folders. */
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
