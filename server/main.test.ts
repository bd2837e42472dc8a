import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import {
  makeFixtureSite,
  makeTempDirectory,
  startFixtureServer,
} from '#tests/support/server/fixture-site.ts';
import { apiHeaders, sendContact, validMessage } from '#tests/support/server/messages.ts';
import { runScript, until } from '#tests/support/server/program.ts';
import { readStored } from '#tests/support/server/run-contacts.ts';
import packageJson from '../package.json' with { type: 'json' };

const dist = makeFixtureSite();

/** Returns the one line that the server prints when it fails to start. */
async function readStartError(environment: Record<string, string>): Promise<string> {
  const variables = { DATA_DIR: makeTempDirectory(), PORT: '0', ...environment };
  const { code, stdout, stderr } = await runScript('server/main.ts', ['--dist', dist], variables);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^.+\n$/);
  return stderr;
}

test.concurrent.each([
  ['SITE_URL', 'https://other.test', /^SITE_URL is .*, but the pages were built for https:/],
  ['PUBLIC_ANON_KEY', 'sb_publishable_other', /^PUBLIC_ANON_KEY is .*, but the pages were built/],
  ['HOST', 'host.invalid', /^Cannot listen on host\.invalid port 0: .* Check HOST and PORT\./],
])('the server explains why it cannot start with %s=%s', async (variable, value, line) => {
  expect(await readStartError({ [variable]: value })).toMatch(line);
});

test.concurrent.each(['PORT', 'METRICS_PORT'])('the server needs a free %s', async (variable) => {
  const otherServer = createServer().listen(0, '127.0.0.1');
  await once(otherServer, 'listening');
  const { port } = otherServer.address() as AddressInfo;
  expect(await readStartError({ [variable]: String(port) })).toBe(
    `Cannot listen on 127.0.0.1 port ${port}: it is already in use. Set ${variable} to another port.\n`,
  );
  otherServer.close();
});

test.concurrent.each<NodeJS.Signals>(['SIGTERM', 'SIGINT', 'SIGHUP'])(
  'the server shuts down cleanly on %s',
  async (signal) => {
    const dataDir = makeTempDirectory();
    await using server = await startFixtureServer({ DATA_DIR: dataDir });
    expect((await sendContact(server.url)).status).toBe(201);
    expect(await server.stop(signal)).toBe(0);
    // The last output may arrive only after the process has ended.
    await until(() => server.log().at(-1)?.event === 'stopped');
    // Closing the database cleanly removes the write-ahead log.
    expect(readdirSync(dataDir)).not.toContain('contacts.db-wal');
  },
);

test.concurrent('the server stores messages and emails in files that only its user can read', async () => {
  const dataDir = join(makeTempDirectory(), 'created');
  await using server = await startFixtureServer({ DATA_DIR: dataDir });
  expect((await sendContact(server.url)).status).toBe(201);
  const mailDir = join(dataDir, 'mail');
  await until(() => existsSync(mailDir) && readdirSync(mailDir).length === 1);
  const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
  const modes = ['', ...files].map((name) =>
    (statSync(join(dataDir, name)).mode & 0o777).toString(8),
  );
  // Two directories, contacts.db with -wal and -shm, and one email.
  expect(modes.toSorted()).toEqual(['600', '600', '600', '600', '700', '700']);
});

test.concurrent('the server keeps serving during DRAIN_SECONDS after SIGTERM, while /healthz returns 503', async () => {
  await using server = await startFixtureServer({ DRAIN_SECONDS: '300' });
  const health = () => fetch(server.url + paths.health);
  expect(await (await health()).json()).toEqual({ status: 'ok', version: packageJson.version });
  expect((await fetch(server.url)).headers.get('connection')).toBe('keep-alive');
  process.kill(server.pid, 'SIGTERM');
  await until(async () => (await health()).status === 503);
  const insert = await sendContact(server.url);
  expect(insert.status).toBe(201);
  expect(insert.headers.get('connection')).toBe('close');
  // A second signal ends the process immediately.
  expect(await server.stop('SIGTERM')).toBe(1);
});

test.concurrent('the server finishes an in-flight request before it stops', async () => {
  const dataDir = makeTempDirectory();
  await using server = await startFixtureServer({ DATA_DIR: dataDir });
  const headers = { ...apiHeaders, expect: '100-continue' };
  const request = httpRequest(server.url + paths.contacts, { method: 'POST', headers });
  request.flushHeaders();
  // The request is in flight once the server asks for the body.
  await once(request, 'continue');
  const stopped = server.stop('SIGTERM');
  const acceptsConnections = async () => Boolean(await fetch(server.url).catch(() => undefined));
  await until(async () => !(await acceptsConnections()));
  request.end(JSON.stringify(validMessage));
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(response.resume().statusCode).toBe(201);
  expect(await stopped).toBe(0);
  expect(await readStored({ DATA_DIR: dataDir })).toMatchObject([validMessage]);
});
