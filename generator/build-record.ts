import { globSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { securityHeaders, speculationRules } from '#server/http/headers.ts';
import type { BuildRecord } from '#server/site/load-site.ts';
import type { BuildEnvironment } from './build-environment.ts';

interface Built extends BuildEnvironment {
  /** By page file, as the content policy spells them. */
  styleHashes: Record<string, string>;
}

/** Lists a built site's files with their headers, for our own server and for other hosts. */
export function describeBuild(
  dist: string,
  { siteUrl, supabaseUrl, anonKey, styleHashes }: Built,
): BuildRecord {
  const supabaseOrigin = URL.parse(supabaseUrl ?? '')?.origin;
  const policyOf = (...pages: string[]) => {
    const hashes = pages.flatMap((page) => styleHashes[page] ?? []);
    const headers = securityHeaders({ supabaseOrigin, styleHashes: [...new Set(hashes)] });
    return { 'content-security-policy': headers['content-security-policy'] };
  };
  const files = globSync(['**/*.*', '.well-known/*'], {
    cwd: join(dist, 'client'),
    exclude: ['**/*.{br,gz}'],
  });
  const speculation = files.includes('speculation-rules.json') ? speculationRules : {};

  return {
    siteUrl,
    supabaseUrl,
    anonKey,
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

function addressOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\/index\.html$/, '')}`;
}

function cacheControlOf(file: string): string {
  if (file.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return file.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}

function contentTypeOf(file: string): string {
  if (file === 'speculation-rules.json') return 'application/speculationrules+json';
  return getMimeType(file) ?? 'application/octet-stream';
}
