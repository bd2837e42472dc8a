import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { messageColumns } from '#shared/message.ts';
import { makeMessage } from '#shared/message-text.ts';
import { runSql } from '#tests/support/databases/postgres.ts';
import { hasPostgrest } from '#tests/support/databases/postgrest.ts';
import { hasPostgres } from '#tests/support/databases/shared-postgres.ts';
import { validMessage } from '#tests/support/server/messages.ts';
import { cases, json } from './cases.ts';
import {
  type ApiRequest,
  readRows,
  send,
  sendRequest,
  startOnPostgrest,
  startOurs,
  type Target,
} from './targets.ts';

const created = { status: 201, code: undefined };

const hasSupabase = hasPostgres && hasPostgrest;
let supabase: Awaited<ReturnType<typeof startOnPostgrest>>;
let targets: Target[] = [];

beforeAll(async () => {
  targets = [await startOurs()];
  if (!hasSupabase) return;
  supabase = await startOnPostgrest();
  targets.push(supabase);
});

afterEach(async () => {
  for (const target of targets)
    await target.admin.delete((await readRows(target)).map(({ id }) => id));
});

afterAll(() => Promise.all(targets.map((target) => target.stop())));

let visitors = 0;

test.for(cases)('%s', async ([, call, outcome, before = []]) => {
  // Its own, so that no case uses up another's limit.
  const address = `10.0.0.${visitors++}`;
  const { stored, ...response } = outcome;
  for (const target of targets) {
    for (const earlier of before) expect(await send(target, earlier, address)).toEqual(created);
    expect(await send(target, call, address), target.name).toEqual(response);
    const rows = (await readRows(target)).map((row) => makeMessage((column) => row[column]));
    expect(rows, target.name).toEqual(stored);
  }
});

/** Another visitor's message. No response may contain any of its texts. */
const secret = { ...validMessage, name: 'Secret sender', email: 'secret@sender.example' };

/** Ways to the row with this id, to be tried by every method. */
function waysTo(id: string): ApiRequest[] {
  const table = '/rest/v1/contacts';
  const all = `${table}?id=eq.${id}&columns=id,${messageColumns.join()}&select=*`;
  const merge = 'return=representation, resolution=merge-duplicates';
  return [
    { path: table },
    { path: all },
    // The body of a merge would overwrite the row.
    { path: `${all}&on_conflict=id`, headers: { prefer: merge } },
    { path: all, headers: { accept: 'application/vnd.pgrst.plan+json; options=analyze|verbose' } },
    { path: `${table}?select=*,senders(*),contacts!inner(*)` },
    { path: '/rest/v1/settings', headers: { 'accept-profile': 'contacts_private' } },
    { path: '/rest/v1/rpc/before_insert' },
    { path: `${table}/${id}` },
  ];
}

test('an anonymous key can neither read nor change nor delete', async () => {
  for (const target of targets) {
    expect(await send(target, json(secret), '10.0.1.1')).toEqual(created);
    const before = await readRows(target);
    const id = before[0]?.id ?? '';
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
      for (const way of waysTo(id)) {
        const request = { ...way, method, body: JSON.stringify({ ...validMessage, id }) };
        const response = await sendRequest(target, request, '10.0.1.2');
        const text = (await response.text()) + JSON.stringify([...response.headers]);
        expect(text).not.toMatch(/secret/i);
      }
    const after = await readRows(target);
    expect(after.filter(({ name }) => name !== validMessage.name)).toEqual(before);
    // Where the query leaves its id out, the row is a message like any other.
    expect(after.length).toBeLessThanOrEqual(before.length + 1);
  }
});

describe.skipIf(!hasSupabase)('a carelessly set up Supabase project', () => {
  const sql = (statement: string) => runSql(supabase.databaseUrl, statement);

  beforeAll(() => sql('grant all on public.contacts to anon, authenticated'));

  test('with every right granted, lets nobody set the server’s columns', async () => {
    const forged = {
      id: '00000000-0000-4000-8000-000000000000',
      created_at: '2001-01-01T00:00:00Z',
      notified_at: '2001-01-01T00:00:00Z',
      next_attempt_at: null,
      attempts: 99,
      last_error: 'forged',
    };
    const path = '/rest/v1/contacts?id=not.is.null';
    for (const method of ['POST', 'PATCH', 'DELETE']) {
      const request = { path, method, ...json({ ...validMessage, ...forged }) };
      await sendRequest(supabase, request, '10.0.2.1');
    }
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
        const response = await sendRequest(supabase, json({ ...validMessage, message }), address);
        expect(response.status).toBe(status);
      }
    },
  );
});
