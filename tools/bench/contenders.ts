import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { paths } from '#contract/paths.ts';
import { migratePostgresAt } from '#server/store/postgres/postgres.ts';
import { openPostOffice } from '#tests/faults/harness/fake-smtp-server.ts';
import { runSql, startPostgres } from '#tests/support/databases/postgres.ts';
import { imitateSupabase, startPostgrest } from '#tests/support/databases/postgrest.ts';
import { startServer } from '#tests/support/server/server-process.ts';
import { root } from '#tools/steps.mjs';
import { childrenCalled } from './processor-time.ts';

export interface Contender {
  name: string;
  /** Where its table is. */
  url: string;
  /** The processes that answer; the database's own come apart. */
  pid: number;
  databasePid: number | undefined;
  /** Nothing to count where nothing is stored. */
  countStored?: () => Promise<number>;
}

const dist = join(root, 'dist');

/** Three ways to store a message, and none: all run all the time, and one at a time has something to do. */
export async function startContenders(): Promise<{
  contenders: Contender[];
  stop: () => Promise<void>;
}> {
  const dataDir = mkdtempSync(join(tmpdir(), 'website-bench-'));
  const postgres = await startPostgres();
  const databasePid = childrenCalled('postgres')[0];
  const ours = await postgres.createDatabase();
  const theirs = await postgres.createDatabase();
  await imitateSupabase(theirs);
  await migratePostgresAt(theirs);

  const office = await openPostOffice();
  const environment = {
    SMTP_URL: office.urlFor('bench.test'),
    // The load comes from one address. What is mailed in an hour is left at what it is by default.
    MESSAGES_PER_ADDRESS: '0',
    ...(process.env['MAILS_PER_HOUR'] && { MAILS_PER_HOUR: process.env['MAILS_PER_HOUR'] }),
  };
  const onSqlite = await startServer(dist, { ...environment, DATA_DIR: dataDir });
  const onPostgres = await startServer(dist, { ...environment, DATABASE_URL: ours });
  // What they log from here on is read and thrown away.
  for (const { child } of [onSqlite, onPostgres]) {
    child.stdout?.removeAllListeners('data').resume();
  }
  const postgrest = await startPostgrest(theirs, {
    jwtSecret: randomBytes(32).toString('hex'),
  });

  const nothing = fork(join(import.meta.dirname, 'null-server.ts'));
  const [nothingPort] = await once(nothing, 'message');

  const countIn = (url: string) => async () =>
    Number((await runSql(url, 'select count(*) as found from public.contacts'))[0]?.['found']);

  const contenders: Contender[] = [
    {
      name: 'PostgREST on PostgreSQL',
      url: `${postgrest.url}/contacts`,
      pid: childrenCalled('postgrest')[0] ?? 0,
      databasePid,
      countStored: countIn(theirs),
    },
    {
      name: 'this server on PostgreSQL',
      url: `${onPostgres.url}${paths.contacts}`,
      pid: onPostgres.child.pid ?? 0,
      databasePid,
      countStored: countIn(ours),
    },
    {
      name: 'this server on SQLite',
      url: `${onSqlite.url}${paths.contacts}`,
      pid: onSqlite.child.pid ?? 0,
      databasePid: undefined,
      countStored: async () => countRows(join(dataDir, 'contacts.db')),
    },
    {
      name: 'a server that stores nothing',
      url: `http://127.0.0.1:${nothingPort}${paths.contacts}`,
      pid: nothing.pid ?? 0,
      databasePid: undefined,
    },
  ];

  return {
    contenders,
    async stop() {
      nothing.kill();
      await Promise.all([onSqlite.stop(), onPostgres.stop(), postgrest.stop()]);
      await office.close();
      await postgres.remove();
      rmSync(dataDir, { recursive: true });
    },
  };
}

function countRows(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  const row = database.prepare('select count(*) as found from contacts').get();
  database.close();
  return Number(row?.['found']);
}
