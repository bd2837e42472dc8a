import { truncateSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeStaticHeaders } from '#build/static-headers.ts';
import {
  hasStaticHost,
  type RunningHost,
  startStaticHost,
} from '#tests/support/deployed/static-hosts.ts';
import { makeFixtureSite, makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { until } from '#tests/support/server/until.ts';

describe.skipIf(!hasStaticHost('nginx'))('nginx (needs the package)', () => {
  let host: RunningHost;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    // Longer than what a system takes for a client that does not read.
    const dist = makeFixtureSite({ 'client/long.png': '' });
    truncateSync(join(dist, 'client/long.png'), 32 * 1024 * 1024);
    writeStaticHeaders(dist, 'http://site.test');
    host = await startStaticHost('nginx', dist, makeTempFolder());
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await host?.stop();
  });

  test('has no address keep all connections at work', async () => {
    const statuses: string[] = [];
    const port = Number(new URL(host.url).port);
    for (let count = 0; count < 450; count += 1) {
      const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
      sockets.push(socket.on('error', () => {}));
      socket.write('GET /long.png HTTP/1.1\r\nhost: site.test\r\n\r\n');
      socket.once('data', (chunk) => {
        statuses.push(chunk.toString('latin1', 9, 12));
        socket.pause();
      });
    }
    await until(() => statuses.length === 450);
    expect(statuses.filter((status) => status === '503')).toHaveLength(50);
    expect((await fetch(host.url)).status).toBe(200);
  });
});
