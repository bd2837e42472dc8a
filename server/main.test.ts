import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { defaultAnonKey, paths } from '#contract/paths.ts';
import { validContact } from '#tests/support/server/contacts.ts';
import { makeFixtureSite, makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { type ServerProcess, startServer } from '#tests/support/server/server-process.ts';
import { until } from '#tests/support/server/until.ts';
import packageJson from '../package.json' with { type: 'json' };
import { openSqliteArchive } from './store/sqlite/sqlite-archive.ts';

const dist = makeFixtureSite();
const running: ServerProcess[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop('SIGKILL')));
});

async function start(dataDir: string): Promise<ServerProcess> {
  const server = await startServer(dist, { DATA_DIR: dataDir, MESSAGES_PER_ADDRESS: '0' });
  running.push(server);
  return server;
}

function insert({ url }: ServerProcess, name: string): Promise<Response> {
  return fetch(`${url}${paths.contacts}`, {
    method: 'POST',
    headers: { apikey: defaultAnonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ ...validContact, name }),
  });
}

async function storedNames(dataDir: string): Promise<string[]> {
  const archive = openSqliteArchive(dataDir);
  const contacts = archive ? await Array.fromAsync(archive.read()) : [];
  await archive?.close();
  return contacts.map(({ name }) => name);
}

describe('a running server', () => {
  test('says that it lives and that its database answers', async () => {
    const server = await start(makeTempFolder());
    for (const path of [paths.health, paths.ready]) {
      const response = await fetch(`${server.url}${path}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toHaveProperty('status');
    }
    const health = await fetch(`${server.url}${paths.health}`);
    expect(await health.json()).toEqual({ status: 'ok', version: packageJson.version });
  });

  test('loses no acknowledged message when it is killed', async () => {
    const dataDir = makeTempFolder();
    const acknowledged: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const server = await start(dataDir);
      const before = acknowledged.length;
      const inserts = Array.from({ length: 30 }, async (_, index) => {
        const name = `${round}-${index}`;
        const response = await insert(server, name).catch(() => undefined);
        if (response?.status === 201) acknowledged.push(name);
        // Killed in the middle of the storm.
        if (acknowledged.length === before + 10) server.child.kill('SIGKILL');
      });
      await Promise.all(inserts);
      await server.stop('SIGKILL');
      expect(await storedNames(dataDir)).toEqual(expect.arrayContaining(acknowledged));
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(30);
  });

  test('shares its folder with a second one: nothing lost, nothing sent twice', async () => {
    const dataDir = makeTempFolder();
    // Started together on an empty folder, so that they also meet while they make the schema.
    const servers = await Promise.all([start(dataDir), start(dataDir)]);
    const names = Array.from({ length: 60 }, (_, index) => `message ${index}`);
    const responses = await Promise.all(
      names.map((name, index) => insert(servers[index % 2] as ServerProcess, name)),
    );
    expect(responses.every(({ status }) => status === 201)).toBe(true);
    expect((await storedNames(dataDir)).toSorted()).toEqual(names.toSorted());
    const mails = () => readdirSync(join(dataDir, 'mail')).filter((file) => file.endsWith('.eml'));
    await until(() => mails().length === names.length);
    const archive = openSqliteArchive(dataDir);
    const rows = () => Array.fromAsync(archive?.read() ?? []);
    await until(async () => (await rows()).every(({ notifiedAt }) => notifiedAt));
    // One attempt each: none was taken by both.
    expect((await rows()).map(({ attempts }) => attempts)).toEqual(names.map(() => 1));
    await archive?.close();
  });

  test.each<NodeJS.Signals>(['SIGTERM', 'SIGINT'])('stops in order on %s', async (signal) => {
    const dataDir = makeTempFolder();
    const server = await start(dataDir);
    expect((await insert(server, 'before')).status).toBe(201);
    expect(await server.stop(signal)).toBe(0);
    // A database that was closed in order has put its log away.
    expect(readdirSync(dataDir)).not.toContain('contacts.db-wal');
    await expect(fetch(server.url)).rejects.toThrow();
  });

  test('finishes the request under way before it stops', async () => {
    const dataDir = makeTempFolder();
    const server = await start(dataDir);
    const body = JSON.stringify(validContact);
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let response = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      response += chunk;
    });
    const head = [
      `POST ${paths.contacts} HTTP/1.1`,
      'host: site.test',
      `apikey: ${defaultAnonKey}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
      'expect: 100-continue',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    // The server has begun with the request once it asks for the body.
    await until(() => response.includes('100 Continue'));
    const stopped = server.stop('SIGTERM');
    await until(() =>
      fetch(server.url).then(
        () => false,
        () => true,
      ),
    );
    socket.write(body);
    expect(await stopped).toBe(0);
    expect(response).toContain('201 Created');
    expect(await storedNames(dataDir)).toEqual([validContact.name]);
  });
});

describe('a request that is no request', () => {
  let server: ServerProcess;

  beforeAll(async () => {
    server = await startServer(dist, { DATA_DIR: makeTempFolder() });
  });
  afterAll(() => server.stop());

  test.each([
    ['a way out of the site', 'GET /../secret.txt HTTP/1.1\r\nhost: x'],
    ['one from inside', 'GET /assets/../../secret.txt HTTP/1.1\r\nhost: x'],
    ['a backslash', 'GET /..\\secret.txt HTTP/1.1\r\nhost: x'],
    ['an encoded way out', 'GET /%2e%2e/%2e%2e/secret.txt HTTP/1.1\r\nhost: x'],
    ['no slash', 'GET secret.txt HTTP/1.1\r\nhost: x'],
    ['a whole address', 'GET http://evil.example/%5c HTTP/1.1\r\nhost: x'],
    ['a wrong host', 'GET / HTTP/1.1\r\nhost: a b'],
    ['a NUL', 'GET /\0 HTTP/1.1\r\nhost: x'],
    ['another protocol', 'nonsense'],
    ['too long a header', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}`],
    ['no path', 'OPTIONS * HTTP/1.1\r\nhost: x'],
  ])('%s: a 4xx with the headers, and the server goes on', async (_, head) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let response = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      response += chunk;
    });
    socket.on('error', () => {});
    socket.write(`${head}\r\nconnection: close\r\n\r\n`);
    await once(socket, 'close');
    expect(response).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(response.toLowerCase()).toContain('content-security-policy: ');
    expect(response).not.toContain('secret');
    expect((await fetch(`${server.url}${paths.health}`)).status).toBe(200);
  });
});
