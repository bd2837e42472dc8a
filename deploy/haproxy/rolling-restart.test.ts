import { afterAll, describe, expect, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import { runSql } from '#tests/support/databases/postgres.ts';
import { hasPostgres, newDatabase } from '#tests/support/databases/shared-postgres.ts';
import { startLoad } from '#tests/support/deployed/load.ts';
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
      const load = startLoad(replicas.url);
      await until(() => load.acknowledged.length > 50);
      for (let index = 0; index < replicas.count; index += 1) {
        const { server, exitCode } = await replicas.restart(index);
        expect(exitCode).toBe(0);
        await until(async () => (await fetch(`${server.url}${paths.ready}`)).ok);
        // It takes part again before the next one goes.
        const before = load.acknowledged.length;
        await until(() => load.acknowledged.length > before + 100);
      }
      await load.stop();

      console.log(`${load.requests} requests, ${load.acknowledged.length} messages`);
      expect(load.failures).toEqual([]);
      const rows = await runSql(databaseUrl, 'select name from public.contacts');
      const stored = rows.map(({ name }) => String(name));
      expect(stored.toSorted()).toEqual(load.acknowledged.toSorted());
    }, 90_000);
  },
);
