import { randomInt } from 'node:crypto';
import { test } from 'vitest';
import { runSql } from '#tests/support/databases/postgres.ts';
import { newDatabase, sharedPostgres } from '#tests/support/databases/shared-postgres.ts';
import { shortOrLong } from '#tests/support/length.ts';
import { startScenario } from './scenario.ts';

test('no message is lost when servers are killed and PostgreSQL drops its connections', async () => {
  const url = await newDatabase();
  const name = url.split('/').at(-1);
  const sql = (statement: string) => runSql(sharedPostgres(), statement);
  const query = (statement: string) => runSql(url, statement);
  const scenario = await startScenario({ environment: { DATABASE_URL: url }, query }, 2);
  for (let outage = 0; outage < shortOrLong(1, 12); outage += 1) {
    await scenario.untilWritten(randomInt(shortOrLong(30, 250)));
    await scenario.killOne();
    await scenario.untilWritten(1);
    await sql(`alter database ${name} allow_connections false`);
    await sql(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    await scenario.untilUnavailable(shortOrLong(5, 100));
    await sql(`alter database ${name} allow_connections true`);
  }
  await scenario.untilWritten(1);
  await scenario.end();
});
