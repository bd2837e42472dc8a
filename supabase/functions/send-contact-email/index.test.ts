import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildFunction } from '#generator/build-function.ts';
import { migratePostgres } from '#server/store/postgres/migrate-postgres.ts';
import { openPostgresStore } from '#server/store/postgres/postgres.ts';
import { postgresArchive } from '#server/store/postgres/postgres-archive.ts';
import { postgresPool } from '#server/store/postgres/postgres-pool.ts';
import type { MessageArchive, MessageStore, StoredMessage } from '#server/store/store.ts';
import { sendContactEmailFunction } from '#shared/paths.ts';
import { runSql } from '#tests/support/databases/postgres.ts';
import { newDatabase } from '#tests/support/databases/shared-postgres.ts';
import { type DenoFunction, startDenoFunction } from '#tests/support/server/deno-function.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { manyMessages, validMessage } from '#tests/support/server/messages.ts';
import { type SmtpPeer, startSmtpPeer } from '#tests/support/server/smtp-peer.ts';
import { until } from '#tests/support/server/until.ts';

/** The deployed file, in the real Deno, with a real database and a real mail server. */
let file: string;

beforeAll(async () => {
  const folder = makeTempFolder();
  await buildFunction(folder);
  file = join(folder, 'functions', sendContactEmailFunction, 'index.ts');
});

let databaseUrl: string;
let store: MessageStore;
let archive: MessageArchive;
const open: { close(): Promise<void> }[] = [];

beforeEach(async () => {
  databaseUrl = await newDatabase();
  await migratePostgres(databaseUrl);
  store = openPostgresStore(databaseUrl);
  archive = postgresArchive(postgresPool(databaseUrl));
  open.push(store, archive);
});

afterEach(async () => {
  for (const part of open.splice(0).toReversed()) await part.close();
});

async function startFunction(environment: Record<string, string> = {}): Promise<DenoFunction> {
  const started = await startDenoFunction(file, {
    SUPABASE_DB_URL: databaseUrl,
    MAIL_TO: 'leads@b.example',
    ...environment,
  });
  open.push(started);
  return started;
}

async function startSmtp(options?: Parameters<typeof startSmtpPeer>[0]): Promise<SmtpPeer> {
  const peer = await startSmtpPeer(options);
  open.push(peer);
  return peer;
}

const rows = (): Promise<StoredMessage[]> => Array.fromAsync(archive.read());

function trigger({ url }: DenoFunction, body: unknown = validMessage): Promise<Response> {
  return fetch(`${url}/${sendContactEmailFunction}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

describe('the edge function', () => {
  test('sends each stored message once, and nothing else, however often it is called', async () => {
    const smtp = await startSmtp();
    const two = await Promise.all([1, 2].map(() => startFunction({ SMTP_URL: smtp.url })));
    await store.insert(manyMessages(30));
    const calls = Array.from({ length: 8 }, (_, caller) => {
      const forged = { ...validMessage, name: 'Forged', email: `victim${caller}@c.example` };
      return trigger(two[caller % 2] as DenoFunction, { ...forged, to: 'victim@c.example' });
    });
    for (const response of await Promise.all(calls)) {
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ status: 'accepted' });
    }
    const sent = smtp.mails.map(({ raw }) => /^Message-ID: <(.*)@/m.exec(raw)?.[1]);
    const after = await rows();
    expect(sent).toHaveLength(30);
    expect(new Set(sent)).toEqual(new Set(after.map(({ id }) => id)));
    expect(after.every(({ notified_at, attempts }) => notified_at && attempts === 1)).toBe(true);
    for (const { to, raw } of smtp.mails) {
      expect(to).toEqual(['leads@b.example']);
      expect(raw).not.toMatch(/victim|Forged/);
    }
  });

  test('sends mails over TLS, with a password', async () => {
    const smtp = await startSmtp({ password: 'right' });
    await store.insert(manyMessages(1));
    const wrong = await startFunction({ SMTP_URL: smtp.url.replace('right', 'wrong') });
    await trigger(wrong);
    expect(await rows()).toMatchObject([{ last_error: expect.stringContaining('EAUTH 535') }]);
    expect(wrong.log()).not.toContain('wrong');

    await runSql(databaseUrl, 'update public.contacts set next_attempt_at = now()');
    await trigger(await startFunction({ SMTP_URL: smtp.url }));
    expect(smtp.mails).toHaveLength(1);
  });

  test('accepts the site’s client, from any origin and with a publishable key, and refuses all else', async () => {
    const smtp = await startSmtp();
    const { url } = await startFunction({ SMTP_URL: smtp.url });
    await store.insert(manyMessages(1));
    const options = { auth: { persistSession: false, autoRefreshToken: false } };
    const client = createClient(url, 'sb_publishable_x', options);
    const { data, error } = await client.functions.invoke(sendContactEmailFunction, {
      body: validMessage,
    });
    expect({ data, error }).toEqual({ data: { status: 'accepted' }, error: null });
    expect(smtp.mails).toHaveLength(1);

    const preflight = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://b.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,content-type,x-client-info',
      },
    });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'OPTIONS, POST',
      'access-control-allow-headers': 'apikey,content-type,x-client-info',
    });

    for (const [status, init] of [
      [405, { method: 'GET' }],
      [400, { method: 'POST', body: '{"name":"Ada"}' }],
      [413, { method: 'POST', body: 'x'.repeat(2_000_000) }],
    ] as const) {
      const response = await fetch(url, init);
      expect(response.status).toBe(status);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(await response.json()).toHaveProperty('code');
    }
    expect(smtp.mails).toHaveLength(1);
  });

  test('survives the loss of its database connections', async () => {
    const smtp = await startSmtp();
    const started = await startFunction({ SMTP_URL: smtp.url });
    expect((await trigger(started)).status).toBe(200);
    await runSql(
      databaseUrl,
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await until(() => started.log().includes('database_connection_lost'));
    await store.insert(manyMessages(1));
    await trigger(started);
    expect(smtp.mails).toHaveLength(1);
  });

  const away = 'postgres://postgres:secret@127.0.0.1:1/postgres';
  const reachable = { SMTP_URL: 'smtp://127.0.0.1:1' };
  test.each<[string, string, Record<string, string>, RegExp]>([
    ['NOT_SET_UP', 'no SMTP_URL', {}, /^SMTP_URL is not set: .*$/m],
    [
      'NOT_SET_UP',
      'a wrong one',
      { SMTP_URL: 'mail:secret@host' },
      /^SMTP_URL must look like .*$/m,
    ],
    ['PGRST001', 'no database', { ...reachable, SUPABASE_DB_URL: away }, /"delivery_failed"/],
  ])('reports 503 %s with %s, and touches nothing', async (code, _, environment, line) => {
    const started = await startFunction(environment);
    await store.insert(manyMessages(1));
    const response = await trigger(started);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code });
    await expect.poll(() => started.log()).toMatch(line);
    expect(started.log()).not.toContain('secret');
    expect(await rows()).toMatchObject([{ attempts: 0, last_error: null, notified_at: null }]);
  });
});
