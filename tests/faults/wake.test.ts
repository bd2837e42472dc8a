import { describe, expect, test } from 'vitest';
import { long } from '#tests/support/length.ts';
import { countWaiting, type Kind, useDatabases } from './harness/database.ts';
import { eventually, openScenario } from './harness/scenario.ts';
import { trigger } from './harness/visitors.ts';

const databases = useDatabases();

describe.runIf(long).each<Kind>(['SQLite', 'PostgreSQL'])('%s', (kind) => {
  test('three servers, triggered all the time, send each message once', async () => {
    const database = await databases.open(kind);
    const scenario = await openScenario({ database, servers: 3, visitors: 2 });
    const { visitors, processes, smtp } = scenario;
    // Each mail takes long enough for the other servers to try it too.
    smtp.trouble = () => 'slow';
    const triggering = new AbortController();
    const triggers = processes.urls().map(async (url) => {
      while (!triggering.signal.aborted) await trigger(url);
    });
    await eventually(() => visitors.acknowledged.size >= 500);
    await visitors.finish();
    await eventually(async () => (await countWaiting(database)) === 0);
    triggering.abort();
    await Promise.all(triggers);
    await scenario.end(`${kind}: triggers`);
    expect(smtp.accepted).toHaveLength(visitors.acknowledged.size);
  });
});
