import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonHeaders, strictTransport } from '#server/http/headers.ts';
import type { BuildRecord } from '#server/site/load-site.ts';

/** Writes the Node server's headers as an nginx configuration. */
export function writeNginxHeaders(buildDir: string, record: BuildRecord): void {
  const headers = {
    ...commonHeaders(record),
    // HSTS depends on the site's URL, because a proxy in front of nginx terminates TLS.
    ...(record.siteUrl.startsWith('https:') && strictTransport),
  };
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;\n`,
  );
  writeFileSync(join(buildDir, 'nginx-headers.conf'), lines.join(''));
}
