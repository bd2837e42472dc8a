import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type AppParts, createApp } from '#server/app.ts';
import { createStoreAndOutbox } from '#server/create-store-and-outbox.ts';
import { listen } from '#server/http/listen.ts';
import { parseEnv } from '#server/settings/env.ts';
import { type BuildRecord, loadSite } from '#server/site/load-site.ts';
import { type Message, messageColumns } from '#shared/message.ts';
import { defaultAnonKey } from '#shared/paths.ts';
import { startServer } from './program.ts';

export const script = 'console.log("built");\n';

/** The content of every file that must not be served. */
const notServed = 'not for visitors';

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
  changedFiles: Record<string, string> = {},
  changedRecord: Partial<BuildRecord> = {},
): string {
  const dist = makeTempDirectory();
  for (const [name, content] of Object.entries({ ...files, ...changedFiles })) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
  const record: BuildRecord = {
    siteUrl: 'https://site.test',
    supabaseUrl: null,
    anonKey: defaultAnonKey,
    styleHashes: [],
    ...changedRecord,
  };
  writeFileSync(join(dist, 'build.json'), JSON.stringify(record));
  return dist;
}

/** Makes the app on the fixture site, with messages in memory and an outbox that only counts its wake-ups. */
export function makeTestApp(parts: Partial<AppParts> = {}) {
  const stored: Message[] = [];
  let wakeUps = 0;
  const app = createApp({
    site: loadSite(makeFixtureSite()),
    store: { insert: async (message) => stored.push(message) > 0 },
    outbox: { wake: () => void (wakeUps += 1) },
    anonKey: defaultAnonKey,
    ...parts,
  });
  return { app, stored, wakeUps: () => wakeUps };
}

/** Serves the fixture site from this process, with a real database and a real outbox that does not poll. */
export async function serveFixtureSite(environment: Record<string, string> = {}) {
  const env = parseEnv({ DATA_DIR: makeTempDirectory(), ...environment }, 'server');
  const { store, outbox } = await createStoreAndOutbox(env, 'https://site.test');
  const { app } = makeTestApp({ store, outbox, trustProxy: env.trustProxy });
  const { url, close } = await listen(app, { host: '127.0.0.1', port: 0 });
  async function dispose(): Promise<void> {
    await close();
    await outbox.stop();
    await store.close();
  }
  return { url, store, [Symbol.asyncDispose]: dispose };
}

/** Starts the server on the fixture site, by default with a new SQLite database. */
export function startFixtureServer(environment: Record<string, string> = {}) {
  return startServer(makeFixtureSite(), { DATA_DIR: makeTempDirectory(), ...environment });
}

export function makeTempDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'test-'));
}
