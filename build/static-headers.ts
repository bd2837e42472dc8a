import { mkdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { securityHeaders, speculationRules, strictTransport } from '#server/http/headers.ts';
import { loadSite, type Site } from '#server/site/load-site.ts';

type HeaderLines = [name: string, value: string][];

/**
 * Writes the headers that our own server sends in the words of the hosts that serve a finished build without
 * it: `client/_headers` for Netlify and Cloudflare Pages, `headers/` for nginx and Caddy.
 */
export function writeStaticHeaders(dist: string, siteUrl: string): void {
  const site = loadSite(dist);
  const headers = headersOf(site, siteUrl);
  mkdirSync(join(dist, 'headers'), { recursive: true });
  writeFileSync(join(dist, 'client/_headers'), hostedHeaders(site, headers));
  writeFileSync(join(dist, 'headers/nginx-headers.conf'), nginxHeaders(headers));
  writeFileSync(join(dist, 'headers/nginx-types.conf'), nginxTypes(site));
  writeFileSync(join(dist, 'headers/caddy-headers'), caddyHeaders(headers));
  writeFileSync(join(dist, 'headers/caddy-types'), caddyTypes(site));
}

/** Whoever serves the files sees no more of TLS than our own server does; the site's address tells. */
function headersOf(site: Site, siteUrl: string): HeaderLines {
  const transport = siteUrl.startsWith('https:') ? strictTransport : {};
  // On all responses alike: browsers heed it with pages alone.
  const speculation = site.files.has('/speculation-rules.json') ? speculationRules : {};
  return Object.entries({ ...securityHeaders(site), ...transport, ...speculation });
}

function hostedHeaders(site: Site, headers: HeaderLines): string {
  const rules = [
    ['/*', ...headers.map(([name, value]) => `  ${name}: ${value}`)],
    ...cacheRules(site).map(([path, value]) => [path, `  cache-control: ${value}`]),
  ];
  return `${rules.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** One rule for a folder where one is enough: these hosts take a hundred. Pages are theirs to keep fresh. */
function cacheRules({ files }: Site): [string, string][] {
  const rules = new Map<string, string>();
  for (const [path, { cacheControl }] of files) {
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

function nginxTypes(site: Site): string {
  const lines = contentTypes(site).map(([ending, type]) => `  "${type}" ${ending.slice(1)};\n`);
  return `types {\n${lines.join('')}}\n`;
}

function caddyHeaders(headers: HeaderLines): string {
  return headers.map(([name, value]) => `header ${name} ${JSON.stringify(value)}\n`).join('');
}

function caddyTypes(site: Site): string {
  return contentTypes(site)
    .map(([ending, type]) => {
      const name = `@${ending.slice(1)}`;
      return `${name} path *${ending}\nheader ${name} content-type "${type}"\n`;
    })
    .join('');
}

/** By the ending of the name, as the build has them. */
function contentTypes({ files, notFound }: Site): [string, string][] {
  const types = new Map([['.html', notFound.contentType]]);
  for (const [path, { contentType }] of files) {
    if (extname(path)) types.set(extname(path), contentType);
  }
  return [...types].toSorted(([a], [b]) => a.localeCompare(b));
}
