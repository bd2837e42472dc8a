import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '#shared/operator-error.ts';

/** The content of the build.json that `npm run build` writes. */
export interface BuildRecord {
  /** The origin that the pages were built with, without a trailing slash. */
  siteUrl: string;
  /** The Supabase project to which the pages send messages; null for the Node server. */
  supabaseUrl: string | null;
  /** The key that the pages send to the Node server; null with Supabase. */
  anonKey: string | null;
  /** The CSP hash of every page's style element, as `sha256-…`. */
  styleHashes: readonly string[];
}

interface SiteFile {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

export interface Site extends BuildRecord {
  /** The files by path in `client/`, including compressed copies: `about/index.html.br`. */
  files: ReadonlyMap<string, SiteFile>;
  /** The responses to a form sent without JavaScript. `failed` has placeholders to fill. */
  formPages: { sent: string; failed: string };
}

/**
 * Reads the built site into memory. Serving from disk costs four times as much per request, and after a rebuild
 * the running server's CSP would block the styles of the new pages. Throws `OperatorError` if a file is missing.
 */
export function loadSite(dist: string): Site {
  const record: BuildRecord = JSON.parse(read(join(dist, 'build.json')).toString());
  const client = join(dist, 'client');
  // Skips dot files, except in .well-known.
  const names = globSync(['**/*.*', '.well-known/*'], { cwd: client });
  if (!names.includes('404.html')) throw notBuiltError(join(client, '404.html'));
  const files = names.map((name): [string, SiteFile] => {
    const bytes = readFileSync(join(client, name));
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    return [name, { bytes, etag: `"${hash}"` }];
  });
  return {
    ...record,
    files: new Map(files),
    formPages: {
      sent: read(join(dist, 'form-pages/message-sent.html')).toString(),
      failed: read(join(dist, 'form-pages/message-failed.html')).toString(),
    },
  };
}

function read(file: string) {
  if (!existsSync(file)) throw notBuiltError(file);
  return readFileSync(file);
}

function notBuiltError(path: string): OperatorError {
  return new OperatorError(`The site has not been built: ${path} is missing. Run "npm run build".`);
}
