import { expect, onTestFinished, test, vi } from 'vitest';
import { type PostgresServer, startPostgres } from '#tests/support/databases/postgres.ts';
import { long, shortOrLong } from '#tests/support/length.ts';
import { until } from '#tests/support/server/until.ts';
import { type FaultDatabase, postgresAt, sqliteIn } from './harness/database.ts';
import { randomBelow } from './harness/random.ts';
import { openScenario, untilRefused, untilWritten } from './harness/scenario.ts';
import { mountSmallDisk, whyNoDisk } from './harness/small-disk.ts';

const times = shortOrLong(1, 16);

function answers({ query }: FaultDatabase): Promise<boolean> {
  return query('select 1').then(
    () => true,
    () => false,
  );
}

/** Starts a PostgreSQL whose files are in the folder. */
async function startPostgresIn(folder: string): Promise<PostgresServer> {
  vi.stubEnv('TMPDIR', folder);
  try {
    return await startPostgres();
  } finally {
    vi.unstubAllEnvs();
  }
}

test('a full disk, again and again, loses nothing, and servers recover once there is room', async ({
  skip,
}) => {
  const disk = mountSmallDisk() ?? skip(whyNoDisk);
  const scenario = await openScenario({ database: sqliteIn(disk.folder) });
  for (let time = 0; time < times; time += 1) {
    await untilWritten(scenario, randomBelow(shortOrLong(50, 400)));
    disk.fill(randomBelow(500_000));
    await untilRefused(scenario, 20);
    // Every other time the server is killed as well. The next one starts all the same.
    if (time % 2 === 1) await scenario.processes.killOne();
    disk.empty();
    await untilWritten(scenario, 1);
  }
  await scenario.end(`disk full ${times} times`);
});

test.runIf(long)(
  'a full disk of PostgreSQL, again and again, loses nothing, and servers recover once there is room',
  async ({ skip }) => {
    const disk = mountSmallDisk({ megabytes: 200 }) ?? skip(whyNoDisk);
    const postgres = await startPostgresIn(disk.folder);
    onTestFinished(() => postgres.remove());
    const database = postgresAt(await postgres.createDatabase());
    const scenario = await openScenario({ database, servers: 2 });
    for (let time = 0; time < 6; time += 1) {
      await untilWritten(scenario, randomBelow(400));
      disk.fill(randomBelow(500_000));
      await untilRefused(scenario, 20);
      disk.empty();
      // Without room for its log it ends for good.
      await until(() => answers(database), 5000).catch(() => postgres.start());
      await untilWritten(scenario, 1);
    }
    await scenario.end(`PostgreSQL's disk full 6 times`);
    expect([...scenario.visitors.refusals.keys()]).toEqual(['503']);
  },
);
