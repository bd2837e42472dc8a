import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished, test } from 'vitest';
import { newDatabase } from '#tests/support/databases/shared-postgres.ts';
import { shortOrLong } from '#tests/support/length.ts';
import { postgresAt, startScenario } from './scenario.ts';

test('killed servers and a frozen or cut connection to PostgreSQL lose no message', async () => {
  const databaseUrl = await newDatabase();
  const network = await startNetwork(databaseUrl);
  const scenario = await startScenario(postgresAt(databaseUrl, network.url), 2);
  for (let outage = 0; outage < shortOrLong(1, 10); outage += 1) {
    for (const interrupt of [network.freeze, network.cut]) {
      await scenario.untilWritten(shortOrLong(20, 400));
      await scenario.killOne();
      const restore = interrupt();
      await scenario.untilRefused(1);
      restore();
    }
  }
  await scenario.untilWritten(1);
  await scenario.end();
});

/** Passes connections on to PostgreSQL. */
async function startNetwork(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const target = { host: url.hostname, port: Number(url.port) };
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let isCut = false;
  const proxy = createServer((client) => {
    if (isCut) return client.destroy();
    const pair = [client, connect(target)] as const;
    const [from, to] = pair;
    from.pipe(to).pipe(from);
    for (const socket of pair) {
      sockets.add(socket);
      if (isFrozen) socket.pause();
      socket
        .on('error', () => {})
        .on('close', () => {
          for (const each of pair) each.destroy();
          sockets.delete(socket);
        });
    }
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => void proxy.close());
  url.port = String((proxy.address() as AddressInfo).port);
  // Shorter than the server's own limit, which server/store/postgres/postgres.test.ts tests.
  url.searchParams.set('query_timeout', '1000');
  return {
    url: url.href,
    /** Delays everything until the returned function is called. */
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
      return () => {
        isFrozen = false;
        for (const socket of sockets) socket.resume();
      };
    },
    /** Closes all connections, and refuses new ones until the returned function is called. */
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
      return () => {
        isCut = false;
      };
    },
  };
}
