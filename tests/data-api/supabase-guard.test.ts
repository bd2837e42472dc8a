import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runSql } from '#tests/support/databases/postgres.ts';
import { hasPostgrest } from '#tests/support/databases/postgrest.ts';
import { hasPostgres } from '#tests/support/databases/shared-postgres.ts';
import { validMessage } from '#tests/support/server/messages.ts';
import { sendRequest, startOnPostgrest } from './targets.ts';

describe.skipIf(!hasPostgres || !hasPostgrest)('a carelessly set up Supabase project', () => {
  let target: Awaited<ReturnType<typeof startOnPostgrest>>;

  beforeAll(async () => {
    target = await startOnPostgrest();
    await sql('grant all on public.contacts to anon, authenticated');
  });
  afterAll(() => target.stop());

  const sql = (statement: string) => runSql(target.databaseUrl, statement);

  function send(method: string, body: unknown, address = '192.0.2.1') {
    const path = '/rest/v1/contacts?id=not.is.null';
    return sendRequest(target, { path, method, body: JSON.stringify(body) }, address);
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
    const rows = await sql(`
      select attempts, created_at > now() - interval '1 minute' as is_new,
        next_attempt_at <= now() as is_due
      from public.contacts where id <> '${forged.id}' and notified_at is null and last_error is null`);
    expect(rows).toEqual([{ attempts: 0, is_new: true, is_due: true }]);
  });

  test.each(['', 'nobody'])(
    'has one limit for all visitors whose address is %j',
    async (address) => {
      await sql('truncate contacts_private.senders');
      await sql('update contacts_private.settings set messages_per_address = 2');
      for (const status of [201, 201, 429]) {
        const message = `a word of ${crypto.randomUUID()}`;
        const response = await send('POST', { ...validMessage, message }, address);
        expect(response.status).toBe(status);
      }
    },
  );
});
