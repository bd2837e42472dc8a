import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import { startVisitors } from '#tests/faults/harness/visitors.ts';
import { runSql } from '#tests/support/databases/postgres.ts';
import { hasPostgres, newDatabase } from '#tests/support/databases/shared-postgres.ts';
import { type Replicas, startReplicas } from '#tests/support/deployed/replicas.ts';
import { makeFixtureSite, makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { until } from '#tests/support/server/until.ts';
import { findProgram } from '#tools/programs.ts';

let replicas: Replicas | undefined;

afterAll(() => replicas?.stop());

describe.skipIf(!findProgram('haproxy') || !hasPostgres)(
  'three replicas behind HAProxy (needs haproxy)',
  () => {
    test('are restarted in turn under load: no failed request, no lost message', async () => {
      const databaseUrl = await newDatabase();
      replicas = await startReplicas(makeFixtureSite(), {
        DATABASE_URL: databaseUrl,
        DATA_DIR: makeTempFolder(),
        MESSAGES_PER_ADDRESS: '0',
      });
      const { url } = replicas;
      const reading = new AbortController();
      const reads = Array.from({ length: 4 }, () => readPages(url, reading.signal));
      const visitors = startVisitors(8, () => [url]);
      const { acknowledged, refusals } = visitors;
      await until(() => acknowledged.size > 50);
      for (let index = 0; index < replicas.count; index += 1) {
        const { server, exitCode } = await replicas.restart(index);
        expect(exitCode).toBe(0);
        await until(async () => (await fetch(`${server.url}${paths.ready}`)).ok);
        // It serves again before the next one stops.
        const enough = acknowledged.size + 100;
        await until(() => acknowledged.size > enough);
      }
      await visitors.finish();
      reading.abort();
      expect(await Promise.all(reads)).toEqual([[], [], [], []]);
      expect([...refusals]).toEqual([]);
      const rows = await runSql(databaseUrl, 'select name from public.contacts');
      const stored = rows.map(({ name }) => String(name));
      expect(stored.toSorted()).toEqual([...acknowledged].toSorted());
    }, 90_000);
  },
);

/** Reads pages until the signal. Resolves with every outcome but a 200. */
async function readPages(url: string, signal: AbortSignal): Promise<unknown[]> {
  const failures: unknown[] = [];
  while (!signal.aborted) {
    const outcome = await fetch(url).then(
      async (response) => (await response.text(), response.status),
      (error: Error) => error.cause,
    );
    if (outcome !== 200) failures.push(outcome);
    await wait(5);
  }
  return failures;
}
