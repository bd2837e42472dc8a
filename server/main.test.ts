import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
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

function insert({ url }: ServerProcess, name: string, headers = {}): Promise<Response> {
  return fetch(`${url}${paths.contacts}`, {
    method: 'POST',
    headers: { apikey: defaultAnonKey, 'content-type': 'application/json', ...headers },
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

test('proxies, limits and other sites are as the environment says', async () => {
  const server = await startServer(dist, {
    DATA_DIR: makeTempFolder(),
    TRUST_PROXY: '1',
    MESSAGES_PER_ADDRESS: '1',
    ALLOWED_ORIGINS: 'https://a.example, https://b.example',
  });
  running.push(server);
  const send = async (name: string, address: string) => {
    const headers = { 'x-forwarded-for': `6.6.6.6, ${address}`, origin: 'https://b.example' };
    return insert(server, name, headers);
  };
  const first = await send('first', '1.1.1.1');
  expect(first.status).toBe(201);
  expect(first.headers.get('access-control-allow-origin')).toBe('https://b.example');
  expect((await send('second', '1.1.1.1')).status).toBe(429);
  expect((await send('third', '2.2.2.2')).status).toBe(201);
});
