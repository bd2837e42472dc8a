import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { paths } from '#shared/paths.ts';
import { type PostgresServer, startPostgres } from '#tests/support/databases/postgres.ts';
import { long, patience, shortOrLong } from '#tests/support/length.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { until } from '#tests/support/server/until.ts';
import { type FaultDatabase, postgresAt, readRows, sqliteIn } from './harness/database.ts';
import { report } from './harness/invariants.ts';
import { randomBelow } from './harness/random.ts';
import { eventually, openScenario, untilWritten } from './harness/scenario.ts';
import { mountSmallDisk, whyNoDisk } from './harness/small-disk.ts';
import type { Visitors } from './harness/visitors.ts';

// The command line's own tests have less.
vi.setConfig({ testTimeout: patience });

const times = shortOrLong(2, 16);

function refusedBy({ refusals }: Visitors): number {
  return refusals.get('503') ?? 0;
}

function answers({ query }: FaultDatabase): Promise<boolean> {
  return query('select 1').then(
    () => true,
    () => false,
  );
}

/** PostgreSQL's folder is made where temporary files are. */
async function startPostgresIn(folder: string): Promise<PostgresServer> {
  vi.stubEnv('TMPDIR', folder);
  try {
    return await startPostgres();
  } finally {
    vi.unstubAllEnvs();
  }
}

test('the disk is full, again and again: nothing lost, and all goes on once there is room', async ({
  skip,
}) => {
  const disk = mountSmallDisk() ?? skip(whyNoDisk);
  const scenario = await openScenario({ database: sqliteIn(disk.folder) });
  const { visitors, processes } = scenario;
  for (let time = 0; time < times; time += 1) {
    await untilWritten(scenario, randomBelow(shortOrLong(50, 400)));
    const before = refusedBy(visitors);
    disk.fill(randomBelow(500_000));
    await eventually(() => refusedBy(visitors) > before + 20);
    for (const url of processes.urls()) {
      await eventually(async () => (await fetch(`${url}${paths.ready}`)).status === 503);
      expect((await fetch(`${url}${paths.health}`)).ok).toBe(true);
    }
    // Every other time it is killed as well, and cannot start before there is room, or can.
    if (time % 2 === 1) {
      const failed = processes.failedStarts.length;
      await processes.killOne();
      await eventually(() => processes.failedStarts.length > failed || processes.urls().length > 0);
    }
    disk.empty();
    const written = visitors.acknowledged.size;
    await eventually(() => visitors.acknowledged.size > written);
  }
  await scenario.end(
    `disk full ${times} times, starts that failed of it: ${processes.failedStarts.length}`,
  );
  for (const said of processes.failedStarts) expect(said).toContain('DATA_DIR');
});

test.runIf(long)(
  'the disk of PostgreSQL is full, again and again: nothing lost, and all goes on once there is room',
  async ({ skip }) => {
    const disk = mountSmallDisk({ megabytes: 200 }) ?? skip(whyNoDisk);
    const postgres = await startPostgresIn(disk.folder);
    onTestFinished(() => postgres.remove());
    const database = postgresAt(await postgres.createDatabase());
    const scenario = await openScenario({ database, servers: 2 });
    const { visitors, processes } = scenario;
    for (let time = 0; time < 6; time += 1) {
      await untilWritten(scenario, randomBelow(400));
      const before = refusedBy(visitors);
      disk.fill(randomBelow(500_000));
      await eventually(() => refusedBy(visitors) > before + 20);
      for (const url of processes.urls()) {
        await eventually(async () => (await fetch(`${url}${paths.ready}`)).status === 503);
        expect((await fetch(`${url}${paths.health}`)).ok).toBe(true);
      }
      disk.empty();
      // It gives up for good when there is no room for its log.
      await until(() => answers(database), 5000).catch(() => postgres.start());
      const written = visitors.acknowledged.size;
      await eventually(() => visitors.acknowledged.size > written);
    }
    await scenario.end(`PostgreSQL's disk full 6 times`);
    expect([...visitors.refusals.keys()]).toEqual(['503']);
  },
);

test('mails that are files: those that find no room, or a disk that is read-only, are written later', async ({
  skip,
}) => {
  const dataDir = makeTempFolder();
  const mail = join(dataDir, 'mail');
  mkdirSync(mail);
  const disk = mountSmallDisk({ folder: mail }) ?? skip(whyNoDisk);
  const database = sqliteIn(dataDir);
  const scenario = await openScenario({ database, environment: { SMTP_URL: '' } });
  const { visitors } = scenario;
  const failing = async () =>
    (await database.query('select id from contacts where last_error is not null')).length;

  for (const spoil of ['fill', 'read-only']) {
    await untilWritten(scenario, shortOrLong(30, 300));
    const before = await failing();
    if (spoil === 'fill') disk.fill();
    // No file may be open for writing at that moment.
    else await eventually(() => disk.setReadOnly(true));
    await eventually(async () => (await failing()) > before);
    if (spoil === 'fill') disk.empty();
    else disk.setReadOnly(false);
  }
  await scenario.deliver();
  expect([...visitors.refusals]).toEqual([]);

  const rows = await readRows(database);
  expect(rows.map(({ key }) => key).toSorted()).toEqual([...visitors.acknowledged].toSorted());
  const files = readdirSync(mail).filter((name) => name.endsWith('.eml'));
  expect(files.toSorted()).toEqual(rows.map(({ id }) => `${id}.eml`).toSorted());
  const whole = files.filter((name) =>
    readFileSync(join(mail, name), 'utf8').includes('From storm-'),
  );
  expect(whole).toHaveLength(files.length);
  report('mails as files', { acknowledged: visitors.acknowledged.size, files: files.length });
});
