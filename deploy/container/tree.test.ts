import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { defaultAnonKey, paths } from '#contract/paths.ts';
import { validContact } from '#server/testing/contacts.ts';
import { createDatabase, freePort } from '#server/testing/postgres.ts';
import { scrape } from '#server/testing/scrape.ts';
import { until } from '#server/testing/until.ts';
import { startLoad } from '../testing/load.ts';
import { type BuiltTree, buildTree } from './build-tree.ts';
import { root } from './context.ts';
import { lastStage, readDockerfile } from './dockerfile.ts';

/** Somebody to whom nothing here belongs. Only root can become somebody else. */
const stranger = userInfo().uid === 0 ? { uid: 65_534, gid: 65_534 } : {};
let place: string;
let tree: BuiltTree;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'website-container-'));
  chmodSync(place, 0o755);
  tree = buildTree(place);
  for (const path of entries()) chmodSync(path, statSync(path).mode & ~0o222);
}, 300_000);

afterAll(() => {
  for (const path of entries()) chmodSync(path, statSync(path).mode | 0o200);
  rmSync(place, { recursive: true, force: true });
});

function entries(): string[] {
  const inside = readdirSync(tree.folder, { recursive: true, withFileTypes: true });
  return [
    tree.folder,
    ...inside
      .filter((entry) => entry.isFile() || entry.isDirectory())
      .map(({ parentPath, name }) => join(parentPath, name)),
  ];
}

function writableFolder(name: string): string {
  const folder = join(place, name);
  mkdirSync(folder, { recursive: true });
  if (stranger.uid) chownSync(folder, stranger.uid, stranger.gid);
  return folder;
}

function environmentOf(changes: Record<string, string>): Record<string, string> {
  const node = { PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}` };
  return { ...node, ...tree.environment, HOST: '127.0.0.1', ...changes };
}

function runInside([program = '', ...args]: string[], env: Record<string, string>) {
  return spawnSync(program, args, { cwd: tree.folder, env, ...stranger, encoding: 'utf8' });
}

test.each(['SQLite', 'PostgreSQL'])(
  'the files alone, written to by nobody, keep a message on %s',
  async (kind) => {
    const port = await freePort();
    const metricsPort = await freePort();
    const env = environmentOf({
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      METRICS_HOST: '127.0.0.1',
      DATA_DIR: writableFolder(kind),
      MESSAGES_PER_ADDRESS: '0',
      LOG_LEVEL: 'warn',
      ...(kind === 'PostgreSQL' && { DATABASE_URL: await createDatabase(inject('postgresUrl')) }),
    });
    const [program = '', ...args] = tree.command;
    const started = performance.now();
    const server = spawn(program, args, { cwd: tree.folder, env, ...stranger, stdio: 'inherit' });
    const exited = once(server, 'exit');
    const url = `http://127.0.0.1:${port}`;
    const ready = () =>
      fetch(`${url}${paths.ready}`).then(
        ({ ok }) => ok,
        () => false,
      );
    try {
      await until(ready);
      const seconds = ((performance.now() - started) / 1000).toFixed(2);
      console.log(`${kind}: ready after ${seconds} s, ${megabytes()} MB of files`);

      const check = healthCheck();
      expect(runInside(check, env).status).toBe(0);
      expect(runInside(check, { ...env, PORT: '1' }).status).toBe(1);

      expect(await (await fetch(url)).text()).toContain('<h1');
      const answer = await fetch(`${url}${paths.contacts}`, {
        method: 'POST',
        headers: { apikey: defaultAnonKey, 'content-type': 'application/json' },
        body: JSON.stringify(validContact),
      });
      expect(answer.status).toBe(201);
      const { stdout } = runInside(['node', 'scripts/contacts.ts', 'list'], env);
      expect(stdout).toContain(validContact.email);
      const metrics = await scrape(`http://127.0.0.1:${metricsPort}/metrics`);
      expect(metrics.value('website_contacts_total', { outcome: 'stored' })).toBe(1);

      const atRest = residentMegabytes(server.pid);
      const { requests, failures } = await loadFor(3000, url);
      console.log(
        `${kind}: ${atRest} MB at rest, ${residentMegabytes(server.pid)} MB after ${requests} requests`,
      );
      expect(failures).toEqual([]);
    } finally {
      server.kill('SIGTERM');
    }
    expect(await exited).toEqual([0, null]);
  },
  30_000,
);

test('nothing in the tree can be written to, and nothing is in it that does not run', () => {
  const { status } = runInside(
    ['sh', '-c', 'touch new server/new dist/client/new'],
    environmentOf({}),
  );
  expect(status).not.toBe(0);
  const files = entries().map((path) => path.slice(tree.folder.length));
  const ours = files.filter((file) => !file.startsWith('/node_modules/'));
  expect(ours.filter((file) => /\.test\.|\/testing\/|\.tsx$/.test(file))).toEqual([]);
  expect(
    files.filter((file) => /^\/node_modules\/(vite|react|node|typescript)$/.test(file)),
  ).toEqual([]);
});

test('what is left to the engine is known', () => {
  expect(tree.left).toEqual([
    expect.stringMatching(/^rm -rf .* && install -d -o 1000 -g 1000 \/data$/),
  ]);
});

test('the image’s Node is the one that everything is tested with', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const images = readDockerfile().map(({ from }) => from);
  expect(new Set(images)).toEqual(new Set([`node:${devDependencies.node}-bookworm-slim`]));
});

/** Visitors who read and write without a pause. */
async function loadFor(ms: number, url: string) {
  const load = startLoad(url, { readers: 16, senders: 16 });
  await wait(ms);
  await load.stop();
  return load;
}

/** Linux alone says so. */
function residentMegabytes(pid = 0): string {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1]
    : undefined;
  return kilobytes ? (Number(kilobytes) / 1000).toFixed(0) : '?';
}

function healthCheck(): string[] {
  return JSON.parse(
    lastStage('HEALTHCHECK')
      .join('')
      .replace(/^.* CMD (?=\[)/, ''),
  );
}

function megabytes(): string {
  const bytes = entries()
    .map((path) => statSync(path))
    .filter((entry) => entry.isFile());
  return (bytes.reduce((sum, { size }) => sum + size, 0) / 1e6).toFixed(1);
}
