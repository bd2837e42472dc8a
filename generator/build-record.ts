import { readdirSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';
import { securityHeaders, speculationRules } from '#server/http/headers.ts';
import type { BuildRecord } from '#server/site/load-site.ts';

interface Built {
  siteUrl: string;
  supabaseUrl: string | null;
  /** By page file, as the content policy spells them. */
  styleHashes: Record<string, string>;
}

/** Lists a built site's files with their headers, for our own server and for other hosts. */
export function describeBuild(
  dist: string,
  { siteUrl, supabaseUrl, styleHashes }: Built,
): BuildRecord {
  const supabaseOrigin = URL.parse(supabaseUrl ?? '')?.origin;
  const policyOf = (...pages: string[]) => {
    const hashes = pages.flatMap((page) => styleHashes[page] ?? []);
    const headers = securityHeaders({ supabaseOrigin, styleHashes: [...new Set(hashes)] });
    return { 'content-security-policy': headers['content-security-policy'] };
  };
  const files = listFiles(join(dist, 'client'));
  const speculation = files.includes('speculation-rules.json') ? speculationRules : {};

  return {
    siteUrl,
    supabaseUrl,
    files: Object.fromEntries(
      files.map((name) => {
        const file = `client/${name}`;
        const headers = {
          'content-type': contentTypeOf(name),
          'cache-control': cacheControlOf(name),
          ...(name.endsWith('.html') && { ...policyOf(file), ...speculation }),
        };
        return [addressOf(name), { file, headers }];
      }),
    ),
    styleHashes: [...new Set(Object.values(styleHashes))],
    formHeaders: policyOf('form-pages/message-sent.html', 'form-pages/message-failed.html'),
  };
}

/** Lists the files to serve, with forward slashes. Skips links and the build's dot folders. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !/\.(br|gz)$/.test(file))
    .filter((file) => !/(^|\/)\.(?!well-known\/)/.test(file));
}

function addressOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\/index\.html$/, '')}`;
}

function cacheControlOf(file: string): string {
  if (file.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return file.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}

function contentTypeOf(file: string): string {
  return (
    contentTypes[basename(file)] ??
    contentTypes[extname(file).toLowerCase()] ??
    'application/octet-stream'
  );
}

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  'speculation-rules.json': 'application/speculationrules+json',
};
