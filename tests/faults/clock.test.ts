import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Claim } from '#server/store/store.ts';
import { databases } from '#tests/support/databases/stores.ts';
import { long } from '#tests/support/length.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { validMessage } from '#tests/support/server/messages.ts';
import { sqliteIn } from './harness/database.ts';
import { oneOf, randomBelow } from './harness/random.ts';
import { openScenario, untilWritten } from './harness/scenario.ts';

const hourMs = 60 * 60_000;
const steps = 5000;

/** Returns anything from six hours back to six hours on. */
function randomJump(): number {
  return (randomBelow(13) - 6) * hourMs;
}

test.runIf(long)(
  'a server’s clock that jumps by hours while many write loses nothing and sends nothing twice',
  async () => {
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
    for (let jump = 0; jump < 40; jump += 1) {
      writeFileSync(clock, String(randomJump()));
      await untilWritten(scenario, randomBelow(300));
    }
    // From here on this process's clock decides whether a message is due.
    writeFileSync(clock, '0');
    await scenario.end('clock of a server');
    expect([...visitors.refusals]).toEqual([]);
    expect(scenario.smtp.accepted).toHaveLength(visitors.acknowledged.size);
  },
);

describe.runIf(long).each(Object.entries(databases))('when the clock of %s is reset', (_, open) => {
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
      const claimed = await messages.store.claimDue();
      if (claimed) held.push(claimed);
    };
    const finish = async () => {
      const [claim] = held.splice(randomBelow(held.length), 1);
      if (claim && (await messages.store.settle(claim, 'sent'))) sent.push(claim.name);
    };
    const fail = async () => {
      const [claim] = held.splice(randomBelow(held.length), 1);
      if (claim)
        await messages.store.settle(claim, { error: 'refused', retryInMs: randomBelow(hourMs) });
    };
    const jump = () => messages.advance(randomJump());
    const forget = () => messages.store.forgetSenders();
    // Claims outnumber messages, so that some outlive their leases.
    const acts = [write, claim, claim, claim, finish, fail, jump, forget];
    for (let step = 0; step < steps; step += 1) await oneOf(acts)();

    await messages.advance(1000 * hourMs);
    for (;;) {
      const claim = await messages.store.claimDue();
      if (!claim) break;
      if (await messages.store.settle(claim, 'sent')) sent.push(claim.name);
    }
    expect(sent.toSorted()).toEqual(written.toSorted());
    expect(await messages.archive.count()).toBe(written.length);
    expect(await messages.archive.count({ state: 'waiting' })).toBe(0);
  });
});
