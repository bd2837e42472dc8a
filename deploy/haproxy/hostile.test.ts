import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasPostgres, newDatabase } from '#tests/support/databases/shared-postgres.ts';
import { type Replicas, startReplicas } from '#tests/support/deployed/replicas.ts';
import { makeFixtureSite, makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { until } from '#tests/support/server/until.ts';
import { findProgram } from '#tools/programs.ts';

describe.skipIf(!findProgram('haproxy') || !hasPostgres)('behind HAProxy (needs haproxy)', () => {
  let replicas: Replicas;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    const DATABASE_URL = await newDatabase();
    const folder = makeTempFolder();
    replicas = await startReplicas(makeFixtureSite(), { DATABASE_URL, DATA_DIR: folder });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await replicas?.stop();
  });

  test('one address has not all connections', async () => {
    const port = Number(new URL(replicas.url).port);
    for (let count = 0; count < 450; count += 1) {
      const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
      sockets.push(socket.on('error', () => {}).resume());
    }
    await until(() => sockets.filter(({ closed }) => closed).length === 50);
    expect((await fetch(replicas.url)).status).toBe(200);
  });

  test.each(['x-request-id', 'traceparent'])('a visitor’s own %s is not ours', async (name) => {
    const id = '4bf92f3577b34da6a3ce929d0e0e4736';
    const value = name === 'traceparent' ? `00-${id}-00f067aa0ba902b7-01` : id;
    const { headers } = await fetch(replicas.url, { headers: { [name]: value } });
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]+$/);
    expect(headers.get('x-request-id')).not.toBe(id);
  });
});
