import { expect, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import { sendContact } from '#tests/support/server/messages.ts';
import { runningServer } from '#tests/support/server/running-server.ts';
import type { ServerProcess } from '#tests/support/server/server-process.ts';
import { until } from '#tests/support/server/until.ts';

function start(drainSeconds: string): Promise<ServerProcess> {
  return runningServer({ DRAIN_SECONDS: drainSeconds });
}

async function statusOf({ url }: ServerProcess, path: string): Promise<number> {
  return (await fetch(`${url}${path}`)).status;
}

test('drains after SIGTERM: still answers, but sends balancers elsewhere', async () => {
  const server = await start('300');
  expect((await fetch(server.url)).headers.get('connection')).toBe('keep-alive');
  process.kill(server.pid, 'SIGTERM');
  await until(async () => (await statusOf(server, paths.health)) === 503);
  expect(await statusOf(server, paths.ready)).toBe(200);
  const insert = await sendContact(server.url);
  expect(insert.status).toBe(201);
  expect(insert.headers.get('connection')).toBe('close');
  // A second signal ends the process at once.
  expect(await server.stop('SIGTERM')).toBe(1);
  // It exits cleanly once it has drained.
  expect(await (await start('1')).stop('SIGTERM')).toBe(0);
});
