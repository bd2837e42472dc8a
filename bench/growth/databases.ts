import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { DataPlace } from '#server/env.ts';
import { migratePostgresAt, openPostgresStore } from '#server/store/postgres.ts';
import { openPostgresArchive } from '#server/store/postgres-archive.ts';
import { openSqliteStore } from '#server/store/sqlite.ts';
import { openSqliteArchive } from '#server/store/sqlite-archive.ts';
import type { ContactArchive, ContactStore } from '#server/store/store.ts';
import { messageNumber } from '../message.ts';

export interface GrowingDatabase {
  name: string;
  place: DataPlace;
  /** Tells a server where it is. */
  environment: Record<string, string>;
  /**
   * Adds messages until there are so many, a minute apart and the newest of now. One in ten, the
   * newest, waits to be mailed, as if the mail server had been away.
   */
  fillTo: (size: number) => Promise<void>;
  openStore: () => ContactStore;
  openArchive: () => ContactArchive;
}

const { message } = messageNumber(0, 'growth');

export function sqliteIn(dataDir: string): GrowingDatabase {
  const openArchive = () => {
    const archive = openSqliteArchive(dataDir, { create: true });
    if (!archive) throw new Error('The database was not made.');
    return archive;
  };
  return {
    name: 'SQLite',
    place: { dataDir },
    environment: { DATA_DIR: dataDir },
    async fillTo(size) {
      await openArchive().close();
      const database = new DatabaseSync(join(dataDir, 'contacts.db'));
      // 1 GB, and no wait for the disk: only for filling it.
      database.exec('pragma cache_size = -1048576; pragma synchronous = off');
      const time = (minutes: string) =>
        `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (${minutes}) || ' minutes')`;
      database.exec('begin');
      database
        .prepare(`
          with recursive numbers (value) as (
            select count(*) + 1 from contacts union all select value + 1 from numbers where value < :size
          )
          insert into contacts
            (id, created_at, name, email, company, message, digest, attempts, notified_at, next_attempt_at)
          select
            lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2)
              || '-8' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))),
            ${time(':size - value')},
            'Ada Lovelace ' || value, 'ada.' || value || '@analytical.example', 'Analytical Engines',
            :message || value, randomblob(32), 1,
            iif(value <= :size * 9 / 10, ${time(':size - value')}, null),
            iif(value <= :size * 9 / 10, null, ${time(':size - value')})
          from numbers where value <= :size
        `)
        .run({ size, message });
      database.exec('commit');
      database.exec('pragma wal_checkpoint(truncate)');
      database.close();
    },
    openStore: () => openSqliteStore(dataDir),
    openArchive,
  };
}

export async function postgresAt(url: string): Promise<GrowingDatabase> {
  await migratePostgresAt(url);
  return {
    name: 'PostgreSQL',
    place: { databaseUrl: url },
    environment: { DATABASE_URL: url },
    async fillTo(size) {
      const client = new Client({ connectionString: url });
      await client.connect();
      // As an import does: the trigger that looks for repeated messages is not for these.
      await client.query(`set contacts.importing = 'on'`);
      await client.query(
        `
          insert into public.contacts
            (created_at, name, email, company, message, attempts, notified_at, next_attempt_at)
          select
            time, 'Ada Lovelace ' || value, 'ada.' || value || '@analytical.example',
            'Analytical Engines', $2::text || value, 1,
            case when mailed then time end,
            case when mailed then null else time end
          from
            generate_series((select count(*) + 1 from public.contacts), $1::integer) as value,
            lateral (
              select
                now() - make_interval(mins => ($1 - value)::integer) as time,
                value <= $1 * 9 / 10 as mailed
            ) as computed
        `,
        [size, message],
      );
      await client.query('vacuum analyze public.contacts');
      await client.end();
    },
    openStore: () => openPostgresStore(url, { messagesPerAddress: 0 }),
    openArchive: () => openPostgresArchive(url),
  };
}
