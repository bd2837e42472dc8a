import { expect, test } from 'vitest';
import { defaultAnonKey, paths } from '#contract/paths.ts';
import { validContact } from '#tests/support/server/contacts.ts';
import { makeFixtureSite, makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { type ServerProcess, startServer } from '#tests/support/server/server-process.ts';
import { until } from '#tests/support/server/until.ts';

const dist = makeFixtureSite();

function start(drainSeconds: string): Promise<ServerProcess> {
  return startServer(dist, { DATA_DIR: makeTempFolder(), DRAIN_SECONDS: drainSeconds });
}

async function statusOf({ url }: ServerProcess, path: string): Promise<number> {
  return (await fetch(`${url}${path}`)).status;
}

test('asked to stop, it answers for a while longer, but says that it goes', async () => {
  const server = await start('300');
  expect((await fetch(server.url)).headers.get('connection')).toBe('keep-alive');
  server.child.kill('SIGTERM');
  await until(async () => (await statusOf(server, paths.ready)) === 503);
  expect(await statusOf(server, paths.health)).toBe(200);
  const insert = await fetch(`${server.url}${paths.contacts}`, {
    method: 'POST',
    headers: { apikey: defaultAnonKey, 'content-type': 'application/json' },
    body: JSON.stringify(validContact),
  });
  expect(insert.status).toBe(201);
  expect(insert.headers.get('connection')).toBe('close');
  // Asked a second time it does not wait.
  expect(await server.stop('SIGTERM')).toBe(1);
  // In order, once the while is over.
  expect(await (await start('1')).stop('SIGTERM')).toBe(0);
});
