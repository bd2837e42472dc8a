import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type PostgresServer, startPostgres } from '#tests/support/databases/postgres.ts';
import { long, shortOrLong } from '#tests/support/length.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { until } from '#tests/support/server/until.ts';
import { type FaultDatabase, postgresAt, readRows, sqliteIn } from './harness/database.ts';
import { report } from './harness/invariants.ts';
import { randomBelow } from './harness/random.ts';
import { eventually, openScenario, untilRefused, untilWritten } from './harness/scenario.ts';
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

test.runIf(long)(
  'mails in files are written later when the disk is full or read-only',
  async ({ skip }) => {
    const dataDir = makeTempFolder();
    const mail = join(dataDir, 'mail');
    mkdirSync(mail);
    const disk = mountSmallDisk({ folder: mail }) ?? skip(whyNoDisk);
    const database = sqliteIn(dataDir);
    const scenario = await openScenario({ database, environment: { SMTP_URL: '' } });
    const { acknowledged, refusals } = scenario.visitors;
    const failing = async () =>
      (await database.query('select id from contacts where last_error is not null')).length;
    const faults = [
      { spoil: async () => disk.fill(), mend: () => disk.empty() },
      // No file may be open for writing at that moment.
      {
        spoil: () => eventually(() => disk.setReadOnly(true)),
        mend: () => disk.setReadOnly(false),
      },
    ];

    for (const { spoil, mend } of faults) {
      await untilWritten(scenario, 300);
      const before = await failing();
      await spoil();
      await eventually(async () => (await failing()) > before);
      mend();
    }
    await scenario.deliver();
    expect([...refusals]).toEqual([]);

    const rows = await readRows(database);
    expect(rows.map(({ key }) => key).toSorted()).toEqual([...acknowledged].toSorted());
    const files = readdirSync(mail).filter((name) => name.endsWith('.eml'));
    expect(files.toSorted()).toEqual(rows.map(({ id }) => `${id}.eml`).toSorted());
    for (const name of files)
      expect(readFileSync(join(mail, name), 'utf8')).toContain('From storm-');
    report('mails in files', { acknowledged: acknowledged.size, files: files.length });
  },
);
