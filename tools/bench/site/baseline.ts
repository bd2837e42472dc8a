import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeBuild } from '../../../generator/build-record.ts';
import { compressFiles } from '../../../generator/compress.ts';

/** A heading and inline styles: no page with words can be faster. */
const css =
  'body{margin:0;padding:80px 20px;font:450 18px/1.5 system-ui,sans-serif}h1{margin:0;font-size:52px;line-height:1}';

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>The baseline</title>
<meta name="description" content="A heading and its styles.">
<link rel="icon" href="data:,">
<style>${css}</style>
</head>
<body>
<main><h1>Nothing is faster than this</h1></main>
</body>
</html>
`;

/** Writes the baseline page as a build that the server serves like the site. */
export function writeBaseline(dist: string): void {
  const client = join(dist, 'client');
  const formPages = join(dist, 'form-pages');
  for (const folder of [client, formPages]) mkdirSync(folder, { recursive: true });
  for (const page of ['index.html', '404.html']) writeFileSync(join(client, page), html);
  for (const page of ['message-sent.html', 'message-failed.html']) {
    writeFileSync(join(formPages, page), html);
  }
  const styleHash = `sha256-${createHash('sha256').update(css).digest('base64')}`;
  const built = {
    siteUrl: '',
    supabaseUrl: null,
    anonKey: null,
    styleHashes: { 'client/index.html': styleHash },
  };
  writeFileSync(join(dist, 'build.json'), JSON.stringify(describeBuild(dist, built)));
  compressFiles(client);
}
