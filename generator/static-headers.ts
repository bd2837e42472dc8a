import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonHeaders, strictTransport } from '#server/http/headers.ts';
import type { BuildRecord } from '#server/site/load-site.ts';

/**
 * Writes our own server's headers for other hosts: `client/_headers` for Netlify and Cloudflare Pages,
 * `nginx-headers.conf` for nginx.
 */
export function writeStaticHeaders(dist: string, record: BuildRecord): void {
  const headers = Object.entries({
    ...commonHeaders(record),
    // Decided by the address, because TLS ends in front of these hosts.
    ...(record.siteUrl.startsWith('https:') && strictTransport),
  });
  // These hosts revalidate all other files by default.
  const hosted = `/*
${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}
/assets/*
  cache-control: public, max-age=31536000, immutable
`;
  writeFileSync(join(dist, 'client/_headers'), hosted);
  const nginx = headers.map(
    ([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;\n`,
  );
  writeFileSync(join(dist, 'nginx-headers.conf'), nginx.join(''));
}
