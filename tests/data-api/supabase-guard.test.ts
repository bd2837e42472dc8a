import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migratePostgres } from '#server/store/postgres/migrate-postgres.ts';
import { runSql } from '#tests/support/databases/postgres.ts';
import {
  hasPostgrest,
  imitateSupabase,
  type PostgrestServer,
  startPostgrest,
} from '#tests/support/databases/postgrest.ts';
import { hasPostgres, newDatabase } from '#tests/support/databases/shared-postgres.ts';
import { validMessage } from '#tests/support/server/messages.ts';
import { jwtSecret } from './targets.ts';

describe.skipIf(!hasPostgres || !hasPostgrest)('a carelessly set up Supabase project', () => {
  let url: string;
  let postgrest: PostgrestServer;

  beforeAll(async () => {
    url = await newDatabase();
    await imitateSupabase(url);
    await migratePostgres(url);
    await runSql(url, 'grant all on public.contacts to anon, authenticated');
    postgrest = await startPostgrest(url, { jwtSecret });
  });
  afterAll(() => postgrest.stop());

  function send(method: string, body: unknown, headers: Record<string, string> = {}) {
    return fetch(`${postgrest.url}/contacts?id=not.is.null`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  test('with every right granted, lets nobody set the server’s columns', async () => {
    const forged = {
      id: '00000000-0000-4000-8000-000000000000',
      created_at: '2001-01-01T00:00:00Z',
      notified_at: '2001-01-01T00:00:00Z',
      next_attempt_at: null,
      attempts: 99,
      last_error: 'forged',
    };
    expect((await send('POST', { ...validMessage, ...forged })).status).toBe(201);
    for (const method of ['PATCH', 'DELETE']) await send(method, { attempts: 99 });
    expect(
      await runSql(
        url,
        `select id, notified_at, attempts, last_error,
           created_at > now() - interval '1 minute' as is_new, next_attempt_at <= now() as is_due
         from public.contacts`,
      ),
    ).toEqual([
      {
        id: expect.not.stringContaining('00000000'),
        notified_at: null,
        attempts: 0,
        last_error: null,
        is_new: true,
        is_due: true,
      },
    ]);
  });

  test.each([
    ['none', {}],
    ['an invalid one', { 'cf-connecting-ip': 'nobody' }],
  ])('has one limit for all visitors without an address: %s', async (_, headers) => {
    await runSql(url, 'truncate contacts_private.senders');
    await runSql(url, 'update contacts_private.settings set messages_per_address = 2');
    const statuses: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      const message = `${JSON.stringify(headers)} ${index}`;
      statuses.push((await send('POST', { ...validMessage, message }, headers)).status);
    }
    expect(statuses).toEqual([201, 201, 429]);
  });
});
