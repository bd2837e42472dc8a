import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { shortOrLong } from '#tests/support/length.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { sqliteIn } from './harness/database.ts';
import type { Trouble } from './harness/fake-smtp-server.ts';
import { randomBelow } from './harness/random.ts';
import { eventually, openScenario, type Scenario, untilWritten } from './harness/scenario.ts';

const messages = shortOrLong(40, 2000);

function openQuietScenario(): Promise<Scenario> {
  return openScenario({ database: sqliteIn(makeTempFolder()), visitors: 4 });
}

/** Checks that every message gets through, and that every response was 201. */
async function endWithAllAnswered(scenario: Scenario, title: string): Promise<void> {
  await scenario.end(title);
  expect([...scenario.visitors.refusals]).toEqual([]);
}

describe('visitors are answered and their messages get through when the mail server', () => {
  test.each<[Trouble, number]>([
    ['slow', 100],
    ['refuse', 10],
    ['cut off after the answer', 30],
    ['cut off before the answer', 30],
  ])('has this trouble: %s, in percent: %i', async (trouble, percent) => {
    const scenario = await openQuietScenario();
    scenario.smtp.trouble = () => (randomBelow(100) < percent ? trouble : 'none');
    await untilWritten(scenario, messages);
    await endWithAllAnswered(scenario, `mail server: ${trouble}, ${percent} %`);
    expect(scenario.smtp.troubles).toContain(trouble);
  });

  test('is away for seconds, again and again', async () => {
    const scenario = await openQuietScenario();
    for (let outage = 0; outage < shortOrLong(2, 10); outage += 1) {
      await untilWritten(scenario, messages / 10);
      await scenario.smtp.close();
      await sleep(500 + randomBelow(shortOrLong(500, 6000)));
      await scenario.smtp.open();
    }
    await endWithAllAnswered(scenario, 'mail server: away');
  });

  test('greets after six seconds and answers after twelve: it gets each mail once', async () => {
    const scenario = await openQuietScenario();
    const { smtp, visitors } = scenario;
    smtp.greetingDelay = 6000;
    smtp.trouble = () => 'very slow';
    await untilWritten(scenario, 1);
    await visitors.finish();
    await eventually(() => smtp.accepted.length > 0);
    // For the other mails.
    smtp.greetingDelay = 0;
    smtp.trouble = () => 'none';
    await eventually(() => smtp.accepted.length === visitors.acknowledged.size);
    await endWithAllAnswered(scenario, 'mail server: six and twelve seconds');
    expect(smtp.accepted).toHaveLength(visitors.acknowledged.size);
    expect(smtp.accepted.every(({ told }) => told)).toBe(true);
  });

  test('is a tarpit', async () => {
    const scenario = await openQuietScenario();
    const { smtp } = scenario;
    const held = () => smtp.troubles.filter((trouble) => trouble === 'tarpit').length;
    smtp.trouble = () => 'tarpit';
    await eventually(() => held() > 0);
    // Meanwhile the only sender waits in it.
    await untilWritten(scenario, messages);
    await scenario.visitors.finish();
    // The sender gives up after ten minutes by itself; the short form does not wait for that.
    await eventually(() => held() > shortOrLong(0, 1));
    smtp.trouble = () => 'none';
    await smtp.close();
    await smtp.open();
    await endWithAllAnswered(scenario, 'mail server: a tarpit');
  });
});
