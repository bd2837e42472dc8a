import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Claim, leaseMs } from '#server/store/store.ts';
import { databases, type TestMessages } from '#tests/support/databases/stores.ts';
import { shortOrLong } from '#tests/support/length.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { validMessage } from '#tests/support/server/messages.ts';
import { sqliteIn } from './harness/database.ts';
import { oneOf, randomBelow } from './harness/random.ts';
import { openScenario, untilWritten } from './harness/scenario.ts';

const hourMs = 60 * 60_000;
const steps = shortOrLong(300, 5000);

/** Returns anything from six hours back to six hours on. */
function randomJump(): number {
  return (randomBelow(13) - 6) * hourMs;
}

test('a server’s clock that jumps by hours while many write loses nothing and sends nothing twice', async () => {
  const clock = join(makeTempFolder(), 'clock');
  writeFileSync(clock, '0');
  const scenario = await openScenario({
    database: sqliteIn(makeTempFolder()),
    environment: {
      NODE_OPTIONS: `--import ${join(import.meta.dirname, 'harness/jumping-clock.ts')}`,
      CLOCK_FILE: clock,
    },
  });
  const { visitors } = scenario;
  for (let jump = 0; jump < shortOrLong(5, 40); jump += 1) {
    writeFileSync(clock, String(randomJump()));
    await untilWritten(scenario, randomBelow(shortOrLong(30, 300)));
  }
  // From here on this process's clock decides whether a message is due.
  writeFileSync(clock, '0');
  await scenario.end('clock of a server');
  expect([...visitors.refusals]).toEqual([]);
  expect(scenario.smtp.accepted).toHaveLength(visitors.acknowledged.size);
});

describe.each(Object.entries(databases))('when the clock of %s is reset', (_, open) => {
  test('by hours, at random: no message is lost, or sent by two claims', async () => {
    const messages = await open();
    const written: string[] = [];
    const sent: string[] = [];
    const held: Claim[] = [];
    const write = async () => {
      const name = `message ${written.length}`;
      written.push(name);
      await messages.store.insert([{ ...validMessage, name }]);
      // The visitor clicks twice.
      await messages.store.insert([{ ...validMessage, name }]);
    };
    const claim = async () => {
      const claimed = await messages.store.claimDue(leaseMs);
      if (claimed) held.push(claimed);
    };
    const finish = async () => {
      const [claim] = held.splice(randomBelow(held.length), 1);
      if (claim && (await messages.store.markNotified(claim))) sent.push(claim.name);
    };
    const fail = async () => {
      const [claim] = held.splice(randomBelow(held.length), 1);
      if (claim)
        await messages.store.markFailed(claim, {
          error: 'refused',
          retryInMs: randomBelow(hourMs),
        });
    };
    const jump = () => messages.advance(randomJump());
    const forget = () => messages.store.forgetRateLimits();
    // Claims outnumber messages, so that some outlive their leases.
    const acts = [write, claim, claim, claim, finish, fail, jump, forget];
    for (let step = 0; step < steps; step += 1) await oneOf(acts)();

    await messages.advance(1000 * hourMs);
    for (;;) {
      const claim = await messages.store.claimDue(leaseMs);
      if (!claim) break;
      if (await messages.store.markNotified(claim)) sent.push(claim.name);
    }
    expect(sent.toSorted()).toEqual(written.toSorted());
    const { total, waiting } = await messages.archive.stats();
    expect({ total, waiting }).toEqual({ total: written.length, waiting: 0 });
  });

  test('back by hours: a waiting message goes out within a quarter of an hour', async () => {
    const messages = await open();
    await messages.store.insert([validMessage]);
    await messages.advance(-6 * hourMs);
    await messages.store.forgetRateLimits();
    await messages.advance(15 * 60_000);
    expect(await messages.store.claimDue(leaseMs)).toMatchObject(validMessage);
  });

  test('back by hours: an attempt under way keeps its lease', async () => {
    const messages = await open();
    await messages.store.insert([validMessage]);
    await messages.advance(1000);
    expect(await messages.store.claimDue(leaseMs)).toBeDefined();
    await messages.advance(-6 * hourMs);
    await messages.store.forgetRateLimits();
    await messages.advance(60_000);
    expect(await messages.store.claimDue(leaseMs)).toBeUndefined();
  });

  test('back by hours: a sender is throttled for ten minutes at most', async () => {
    const messages = await open({ messagesPerAddress: 2 });
    for (const name of ['one', 'two']) await insertFrom(messages, name);
    await messages.advance(-6 * hourMs);
    await messages.advance(11 * 60_000);
    await messages.store.forgetRateLimits();
    await expect(insertFrom(messages, 'three')).resolves.toBe(1);
  });

  test('back by hours: a mail counts towards the hourly limit for an hour', async () => {
    const messages = await open();
    await messages.store.insert(['one', 'two'].map((name) => ({ ...validMessage, name })));
    await messages.advance(1000);
    const claim = await messages.store.claimDue(leaseMs, 1);
    if (!claim) throw new Error('Nothing was due.');
    await messages.store.markNotified(claim);
    await messages.advance(-6 * hourMs);
    await messages.advance(hourMs + 60_000);
    await messages.store.forgetRateLimits();
    await messages.store.insert([{ ...validMessage, name: 'three' }]);
    await messages.advance(1000);
    expect(await messages.store.claimDue(leaseMs, 1)).toBeDefined();
  });

  test('on by hours: a repeated message is a new one, and its sender may write again', async () => {
    const messages = await open({ messagesPerAddress: 1 });
    await insertFrom(messages, 'one');
    await messages.advance(6 * hourMs);
    await insertFrom(messages, 'one');
    expect(await messages.archive.count()).toBe(2);
  });
});

function insertFrom({ store }: TestMessages, name: string): Promise<number> {
  return store.insert([{ ...validMessage, name }], '203.0.113.7');
}
