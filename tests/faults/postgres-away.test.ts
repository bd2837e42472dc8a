import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '#tests/support/databases/postgres.ts';
import { skipWithoutPostgres } from '#tests/support/databases/shared-postgres.ts';
import { shortOrLong } from '#tests/support/length.ts';
import { postgresAt } from './harness/database.ts';
import { eventually, openScenario, untilUnready, untilWritten } from './harness/scenario.ts';
import { oneOf } from './harness/visitors.ts';

test('PostgreSQL frozen and killed under load, while the mail server fails: 503, nothing lost', async () => {
  skipWithoutPostgres();
  // Not the shared server, and durable.
  const postgres = await startPostgres();
  onTestFinished(postgres.remove);
  const scenario = await openScenario(postgresAt(await postgres.createDatabase()), 2);
  const { processes, smtp, visitors } = scenario;
  const refusals = [{ refusal: '451 Try again later' }, { refusal: '550 Not wanted' }];
  smtp.trouble = () => oneOf([{}, {}, { delayMs: 30 }, { cutOff: true }, ...refusals]);
  const outages = shortOrLong(2, 20);
  for (let outage = 0; outage < outages; outage += 1) {
    await untilWritten(scenario, shortOrLong(40, 400));
    // A frozen server looks like a cut network.
    const thaw = outage % 2 === 0 ? postgres.freeze() : undefined;
    if (!thaw) await postgres.kill();
    await untilUnready(scenario);
    await sleep(randomInt(shortOrLong(500, 5000)));
    if (thaw) thaw();
    else await postgres.start();
    // Servers recover by themselves.
    await eventually(oneOf(processes.servers()).isReady);
  }
  smtp.trouble = () => ({});
  await scenario.end();
  // A broken connection would mean that a server crashed.
  expect([...visitors.refusals.keys()]).toEqual(['503']);
});
