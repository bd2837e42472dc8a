import { expect } from 'vitest';
import { createApp } from '#server/app.ts';
import { listen } from '#server/http/listen.ts';
import { loadSite } from '#server/site/load-site.ts';
import { migratePostgres } from '#server/store/postgres/migrate-postgres.ts';
import { postgresAdmin } from '#server/store/postgres/postgres-admin.ts';
import { postgresPool } from '#server/store/postgres/postgres-pool.ts';
import { openSqliteStore } from '#server/store/sqlite/sqlite.ts';
import { openSqliteAdmin } from '#server/store/sqlite/sqlite-admin.ts';
import type { MessageAdmin, StoredMessage } from '#server/store/store.ts';
import type { Message } from '#shared/message.ts';
import { defaultAnonKey, paths } from '#shared/paths.ts';
import { runSql } from '#tests/support/databases/postgres.ts';
import { imitateSupabase, startPostgrest } from '#tests/support/databases/postgrest.ts';
import { newDatabase } from '#tests/support/databases/shared-postgres.ts';
import { makeFixtureSite, makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { apiHeaders, validMessage } from '#tests/support/server/messages.ts';

export interface ApiRequest {
  path?: string;
  method?: string;
  /** Beside the key, and JSON as the type. */
  headers?: Record<string, string>;
  /** By default the valid message as JSON. */
  body?: string;
}

export interface Outcome {
  status: number;
  /** The error's; undefined where the response has none. */
  code: string | undefined;
  /** Every message in the table afterwards. */
  stored: readonly Message[];
}

/** A server under test, and its messages. */
export interface Target {
  name: 'this server' | 'PostgREST';
  /** Where Supabase has `/rest/v1`. */
  url: string;
  /** Holds the visitor's address. */
  addressHeader: string;
  admin: MessageAdmin;
  stop(): Promise<void>;
}

/** Starts the whole server without its outbox, which would change the rows. */
export async function startOurs(): Promise<Target> {
  const folder = makeTempDirectory();
  const store = openSqliteStore(folder, { messagesPerAddress: 30 });
  const admin = openSqliteAdmin(folder);
  if (!admin) throw new Error('The store created no database.');
  const site = loadSite(makeFixtureSite());
  const outbox = { wake() {} };
  const app = createApp({ site, store, outbox, anonKey: defaultAnonKey, trustProxy: 1 });
  const listening = await listen(app, { host: '127.0.0.1', port: 0 });
  return {
    name: 'this server',
    url: `${listening.url}/rest/v1`,
    addressHeader: 'x-forwarded-for',
    admin,
    async stop() {
      await listening.close();
      await admin.close();
      await store.close();
    },
  };
}

/** Starts PostgREST, where every visitor has the role `anon`, for which Supabase's gateway takes the key. */
export async function startOnPostgrest(): Promise<Target & { databaseUrl: string }> {
  const databaseUrl = await newDatabase();
  await imitateSupabase(databaseUrl);
  await migratePostgres(databaseUrl);
  const addressHeader = 'x-test-address';
  await runSql(
    databaseUrl,
    `update contacts_private.settings set address_header = '${addressHeader}'`,
  );
  const jwtSecret = 'the secret of a PostgREST that only tests know';
  const postgrest = await startPostgrest(databaseUrl, { jwtSecret });
  const admin = postgresAdmin(postgresPool(databaseUrl));
  return {
    name: 'PostgREST',
    url: postgrest.url,
    addressHeader,
    databaseUrl,
    admin,
    async stop() {
      await postgrest.stop();
      await admin.close();
    },
  };
}

export function readRows({ admin }: Target): Promise<StoredMessage[]> {
  return Array.fromAsync(admin.read());
}

export async function send(
  target: Target,
  request: ApiRequest,
  address: string,
): Promise<Pick<Outcome, 'status' | 'code'>> {
  const response = await sendRequest(target, request, address);
  const text = await response.text();
  const error = text.startsWith('{') ? JSON.parse(text) : undefined;
  // The shape that Supabase's clients read.
  if (error) expect(Object.keys(error).toSorted()).toEqual(['code', 'details', 'hint', 'message']);
  return { status: response.status, code: error?.code };
}

export function sendRequest(
  { url, addressHeader }: Target,
  { path = paths.contacts, method = 'POST', headers, body }: ApiRequest,
  address: string,
): Promise<Response> {
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return fetch(url + path.replace('/rest/v1', ''), {
    ...(hasBody && { body: body ?? JSON.stringify(validMessage) }),
    method,
    headers: { ...apiHeaders, [addressHeader]: address, ...headers },
  });
}
