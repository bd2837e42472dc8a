import { createApp } from '#server/app.ts';
import { listen } from '#server/listen/listen.ts';
import { loadSite } from '#server/site/load-site.ts';
import { migratePostgres } from '#server/store/postgres/migrate-postgres.ts';
import { openPostgresStore } from '#server/store/postgres/postgres.ts';
import { postgresArchive } from '#server/store/postgres/postgres-archive.ts';
import { postgresPool } from '#server/store/postgres/postgres-pool.ts';
import { openSqliteStore } from '#server/store/sqlite/sqlite.ts';
import { openSqliteArchive } from '#server/store/sqlite/sqlite-archive.ts';
import type { MessageArchive, MessageStore } from '#server/store/store.ts';
import { defaultAnonKey } from '#shared/paths.ts';
import { runSql } from '#tests/support/databases/postgres.ts';
import { imitateSupabase, startPostgrest } from '#tests/support/databases/postgrest.ts';
import { newDatabase } from '#tests/support/databases/shared-postgres.ts';
import { makeFixtureSite, makeTempFolder } from '#tests/support/server/fixture-site.ts';
import type { Target } from './target.ts';
import { jwtSecret } from './token.ts';

const messagesPerAddress = 30;

export async function startOnSqlite(): Promise<Target> {
  const folder = makeTempFolder();
  const store = openSqliteStore(folder, { messagesPerAddress });
  const archive = openSqliteArchive(folder);
  if (!archive) throw new Error('the store made no database');
  return startOurs(store, archive);
}

export async function startOnPostgres(): Promise<Target> {
  const url = await newDatabase();
  await migratePostgres(url);
  return startOurs(
    openPostgresStore(url, { messagesPerAddress }),
    postgresArchive(postgresPool(url)),
  );
}

/** PostgREST behind what Supabase's gateway does to a request. */
export async function startOnPostgrest(): Promise<Target> {
  const url = await newDatabase();
  await imitateSupabase(url);
  await migratePostgres(url);
  const addressHeader = 'x-test-address';
  await runSql(url, `update contacts_private.settings set address_header = '${addressHeader}'`);
  const postgrest = await startPostgrest(url, { jwtSecret });
  const archive = postgresArchive(postgresPool(url));
  return {
    archive,
    fetch(path, { headers, ...init }, address) {
      // The key stands for the role `anon`, which is also PostgREST's without a token.
      headers.delete('apikey');
      if (headers.get('authorization') === `Bearer ${defaultAnonKey}`)
        headers.delete('authorization');
      headers.set(addressHeader, address);
      return fetch(postgrest.url + path.replace('/rest/v1', ''), { ...init, headers });
    },
    async stop() {
      await postgrest.stop();
      await archive.close();
    },
  };
}

/** The whole server over real HTTP, its outbox aside: nothing is to change the rows meanwhile. */
async function startOurs(store: MessageStore, archive: MessageArchive): Promise<Target> {
  const site = loadSite(makeFixtureSite());
  const app = createApp({
    site,
    store,
    outbox: { wake() {} },
    anonKey: defaultAnonKey,
    trustProxy: 1,
  });
  const listening = await listen(app, { host: '127.0.0.1', port: 0 });
  return {
    archive,
    fetch(path, { headers, ...init }, address) {
      headers.set('x-forwarded-for', address);
      return fetch(listening.url + path, { ...init, headers });
    },
    async stop() {
      await listening.close();
      await archive.close();
      await store.close();
    },
  };
}
