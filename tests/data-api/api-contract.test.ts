import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeMessage } from '#shared/message-texts.ts';
import { hasPostgrest } from '#tests/support/databases/postgrest.ts';
import { hasPostgres } from '#tests/support/databases/shared-postgres.ts';
import { validMessage } from '#tests/support/server/messages.ts';
import { listAttempts, secret } from './attempts.ts';
import { cases, json } from './cases.ts';
import {
  type ApiRequest,
  readRows,
  send,
  sendRequest,
  startOnPostgres,
  startOnPostgrest,
  startOnSqlite,
  type Target,
} from './targets.ts';

const created = { status: 201, code: undefined };

describe.each([
  { name: 'this server on SQLite', start: startOnSqlite, own: true, available: true },
  { name: 'this server on PostgreSQL', start: startOnPostgres, own: true, available: hasPostgres },
  {
    name: 'PostgREST',
    start: startOnPostgrest,
    own: false,
    available: hasPostgres && hasPostgrest,
  },
])('$name', ({ start, own, available }) => {
  let target: Target;
  beforeAll(async () => {
    if (available) target = await start();
  });
  afterEach(() => target.archive.delete({ before: '9999-01-01T00:00:00.000Z' }));
  afterAll(() => target?.stop());

  test.skipIf(!available)('an anonymous key can neither read nor change nor delete', () =>
    withstand(target),
  );

  test.skipIf(!available).each(cases.filter(({ gateway }) => own || !gateway))(
    '$name',
    async ({ before = [], send: call, outcome, ours }) => {
      const address = nextAddress();
      for (const earlier of before) expect(await send(target, earlier, address)).toEqual(created);
      const { stored, ...response } = own && ours ? ours : outcome;
      expect(await send(target, call, address)).toEqual(response);
      // Rows of one request have one time, and so no order.
      const rows = (await readRows(target)).map((row) => makeMessage((column) => row[column]));
      expect(rows).toHaveLength(stored.length);
      expect(new Set(rows)).toEqual(new Set(stored));
    },
  );
});

/** Sends every attempt, and compares the rows, whatever the responses were. */
async function withstand(target: Target): Promise<void> {
  expect(await send(target, json(secret), nextAddress())).toEqual(created);
  const before = await readRows(target);
  const attempts = listAttempts(before[0]?.id ?? '').values();
  await Promise.all(Array.from({ length: 8 }, () => sendEach(target, attempts)));
  const after = await readRows(target);
  expect(after.filter(({ name }) => name !== validMessage.name)).toEqual(before);
  // Where the query leaves its id out, the row is a message like any other.
  expect(after.length).toBeLessThanOrEqual(before.length + 1);
}

async function sendEach(target: Target, attempts: Iterable<ApiRequest>): Promise<void> {
  for (const attempt of attempts) {
    const response = await sendRequest(target, attempt, nextAddress());
    const text = (await response.text()) + JSON.stringify([...response.headers]);
    for (const value of Object.values(secret)) expect(text).not.toContain(value);
  }
}

let addresses = 0;

/** Returns an address for each case, so that none uses up another's limit. */
function nextAddress(): string {
  addresses += 1;
  return `10.0.${addresses >> 8}.${addresses & 255}`;
}
