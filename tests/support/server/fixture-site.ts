import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll } from 'vitest';
import type { BuildRecord } from '#server/site/load-site.ts';
import { messageColumns } from '#shared/message.ts';
import { defaultAnonKey } from '#shared/paths.ts';

export const script = 'console.log("built");\n';

/** The content of every file that must not be served. */
export const notServed = 'for no visitor';

const page = (title: string) => `<!doctype html><title>${title}</title>`;

const files: Record<string, string | Buffer> = {
  'client/index.html': page('home'),
  'client/about/index.html': page('about'),
  'client/404.html': page('nothing here'),
  'client/speculation-rules.json': '{}',
  'client/robots.txt': 'User-agent: *\n',
  'client/.vite/manifest.json': notServed,
  'client/assets/index-abc123.js': script,
  'client/assets/index-abc123.js.br': brotliCompressSync(script),
  'form-pages/message-sent.html': page('sent'),
  'form-pages/message-failed.html': [
    page('failed'),
    '<p>{{reason}} {{kept}}</p>',
    ...messageColumns.map((column) => `<input name="${column}" value="{{${column}}}">`),
  ].join('\n'),
  'secret.txt': notServed,
};

/** Writes a minimal built site into a new directory. */
export function makeFixtureSite(
  changes: Record<string, string> = {},
  built: Partial<BuildRecord> = {},
): string {
  const dist = makeTempDirectory();
  for (const [name, content] of Object.entries({ ...files, ...changes })) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
  const record: BuildRecord = {
    siteUrl: 'https://site.test',
    supabaseUrl: null,
    anonKey: defaultAnonKey,
    styleHashes: [],
    ...built,
  };
  writeFileSync(join(dist, 'build.json'), JSON.stringify(record));
  return dist;
}

const directories: string[] = [];

export function makeTempDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'website-test-'));
  directories.push(directory);
  return directory;
}

// Registered first, so it runs last, when no server uses the directories any more.
afterAll(() => {
  for (const directory of directories.splice(0))
    rmSync(directory, { recursive: true, force: true });
});
