import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '#shared/operator-error.ts';

/** The build.json that `npm run build` writes. */
export interface BuildRecord {
  /** The origin that the pages were built with, without a slash at its end. */
  siteUrl: string;
  /** Where the pages send messages; null if to the site's own server. */
  supabaseUrl: string | null;
  /** What the pages send to the site's own server; null with Supabase. */
  anonKey: string | null;
  /** Of every page's style element, as the content policy spells them. */
  styleHashes: readonly string[];
}

interface SiteFile {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

export interface Site extends BuildRecord {
  /** By their names in `client/`, with the compressed copies: `about/index.html.br`. */
  files: ReadonlyMap<string, SiteFile>;
  /** The responses to a form sent without scripts. `failed` has placeholders to fill. */
  formPages: { sent: string; failed: string };
}

/**
 * Reads the built site into memory. From the disk, a request costs four times as much, and a build that
 * replaces the files would send pages that the policy of the running server refuses. Throws `OperatorError`.
 */
export function loadSite(dist: string): Site {
  const record: BuildRecord = JSON.parse(read(join(dist, 'build.json')).toString());
  const client = join(dist, 'client');
  // Without dot files, but for .well-known.
  const names = globSync(['**/*.*', '.well-known/*'], { cwd: client });
  if (!names.includes('404.html')) throw missing('404.html');
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
  if (!existsSync(file)) throw missing(file);
  return readFileSync(file);
}

function missing(path: string): OperatorError {
  return new OperatorError(`The site has not been built: ${path} is missing. Run "npm run build".`);
}
