import { randomInt } from 'node:crypto';
import { test } from 'vitest';
import { runSql } from '#tests/support/databases/postgres.ts';
import { newDatabase, sharedPostgres } from '#tests/support/databases/shared-postgres.ts';
import { shortOrLong } from '#tests/support/length.ts';
import { startScenario } from './scenario.ts';

test('no message is lost when servers are killed and PostgreSQL closes their connections', async () => {
  const url = await newDatabase();
  const name = url.split('/').at(-1);
  const query = (statement: string) => runSql(url, statement);
  // Connects to another database, because this one refuses connections during an outage.
  const queryElsewhere = (statement: string) => runSql(sharedPostgres(), statement);
  const scenario = await startScenario({ environment: { DATABASE_URL: url }, query }, 2);
  for (let outage = 0; outage < shortOrLong(1, 12); outage += 1) {
    await scenario.untilMoreWritten(randomInt(shortOrLong(30, 250)));
    await scenario.killAndReplaceOne();
    await scenario.untilMoreWritten(1);
    await queryElsewhere(`alter database ${name} allow_connections false`);
    await queryElsewhere(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
    await scenario.untilMoreUnavailable(shortOrLong(5, 100));
    await queryElsewhere(`alter database ${name} allow_connections true`);
  }
  await scenario.untilMoreWritten(1);
  await scenario.expectNothingLostOrRepeated();
});
