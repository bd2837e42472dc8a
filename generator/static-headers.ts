import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { securityHeaders, speculationRules, strictTransport } from '#server/http/headers.ts';
import type { BuildRecord } from '#server/site/load-site.ts';

type HeaderLines = [name: string, value: string][];

/**
 * Writes our own server's headers for other hosts: `client/_headers` for Netlify and Cloudflare Pages,
 * `nginx-headers.conf` for nginx.
 */
export function writeStaticHeaders(dist: string, record: BuildRecord): void {
  const headers = headersOf(record);
  writeFileSync(join(dist, 'client/_headers'), hostedHeaders(record, headers));
  writeFileSync(join(dist, 'nginx-headers.conf'), nginxHeaders(headers));
}

/** Sent with every response. The site's address decides on HSTS, because TLS ends before these hosts. */
function headersOf({ siteUrl, supabaseUrl, styleHashes }: BuildRecord): HeaderLines {
  const supabaseOrigin = URL.parse(supabaseUrl ?? '')?.origin;
  return Object.entries({
    ...securityHeaders({ supabaseOrigin, styleHashes }),
    ...(siteUrl.startsWith('https:') && strictTransport),
    ...speculationRules,
  });
}

function hostedHeaders(record: BuildRecord, headers: HeaderLines): string {
  const rules = [
    ['/*', ...headers.map(([name, value]) => `  ${name}: ${value}`)],
    ...cacheRules(record).map(([path, value]) => [path, `  cache-control: ${value}`]),
  ];
  return `${rules.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** Writes one rule per folder where possible: these hosts allow a hundred. They keep pages fresh themselves. */
function cacheRules({ files }: BuildRecord): [string, string][] {
  const rules = new Map<string, string>();
  for (const [path, { headers }] of Object.entries(files)) {
    const cacheControl = headers['cache-control'] ?? 'no-cache';
    if (cacheControl === 'no-cache') continue;
    const [, folder = '', inside] = path.split('/');
    rules.set(inside === undefined ? path : `/${folder}/*`, cacheControl);
  }
  return [...rules];
}

function nginxHeaders(headers: HeaderLines): string {
  return headers
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;\n`)
    .join('');
}
