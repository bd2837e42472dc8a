import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Message } from '#shared/message.ts';
import { hasPostgrest } from '#tests/support/databases/postgrest.ts';
import { hasPostgres } from '#tests/support/databases/shared-postgres.ts';
import { validMessage } from '#tests/support/server/messages.ts';

import { listAttempts, secret } from './attempts.ts';
import { type ApiRequest, json, type Outcome } from './case.ts';
import { cases } from './cases.ts';
import { empty, outcomeOf, readRows, sendRequest, sendTo, type Target } from './target.ts';
import { startOnPostgres, startOnPostgrest, startOnSqlite } from './targets.ts';

describe('this server on SQLite', () => {
  runCases(startOnSqlite, { own: true });
});

describe.skipIf(!hasPostgres)('this server on PostgreSQL', () => {
  runCases(startOnPostgres, { own: true });
});

describe.skipIf(!hasPostgres || !hasPostgrest)('PostgREST', () => {
  runCases(startOnPostgrest, { own: false });
});

function runCases(start: () => Promise<Target>, { own }: { own: boolean }): void {
  let target: Target;
  beforeAll(async () => {
    target = await start();
  });
  afterEach(() => empty(target));
  afterAll(() => target.stop());

  test('an anonymous key can neither read nor change nor delete', { timeout: 60_000 }, () =>
    withstand(target),
  );

  test.each(cases.filter(({ gateway }) => own || !gateway))(
    '$name',
    async ({ before = [], send, outcome, ours }) => {
      const address = nextAddress();
      for (const call of before) expect(await sendTo(target, call, address)).toEqual(created);
      const expected = own && ours ? ours : outcome;
      expect(sorted(await outcomeOf(target, send, address))).toEqual(sorted(expected));
    },
  );
}

/** Sends every attempt, and compares the rows, whatever the responses were. */
async function withstand(target: Target): Promise<void> {
  expect(await sendTo(target, json(secret), nextAddress())).toEqual(created);
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

const created = { status: 201, code: undefined };

let addresses = 0;

/** Every case has a sender of its own, so that none uses up another's limit. */
function nextAddress(): string {
  addresses += 1;
  return `10.0.${addresses >> 8}.${addresses & 255}`;
}

/** Rows of one request have one time, and so no order. */
function sorted({ stored, ...outcome }: Outcome): Outcome {
  const key = (row: Message) => JSON.stringify(row);
  return { ...outcome, stored: stored.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)) };
}
