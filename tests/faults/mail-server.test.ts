import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { shortOrLong } from '#tests/support/length.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { sqliteIn } from './harness/database.ts';
import type { FakeSmtpServer, Trouble } from './harness/fake-smtp-server.ts';
import { randomBelow } from './harness/random.ts';
import { eventually, openScenario, untilWritten } from './harness/scenario.ts';

const messages = shortOrLong(30, 500);

interface MailServer {
  /** Spoils the mail server, for the time that it takes or until the end. */
  spoil: (smtp: FakeSmtpServer) => unknown;
  /** Whether each mail has to arrive once, because the server always says what it did. */
  once?: true;
}

/** The first of every few mails meets the trouble. */
const meets = (trouble: Trouble, every: number) => (smtp: FakeSmtpServer) => {
  smtp.trouble = () => (smtp.troubles.length % every === 0 ? trouble : 'none');
};

const mailServers: Record<string, MailServer> = {
  'is slow': { spoil: meets('slow', 1), once: true },
  'wants one mail in ten later': { spoil: meets('try again', 10), once: true },
  'refuses one mail in ten': { spoil: meets('refuse', 10), once: true },
  'closes before the answer': { spoil: meets('cut off before the answer', 3) },
  'closes after the answer': { spoil: meets('cut off after the answer', 3), once: true },
  'is away for seconds': {
    once: true,
    async spoil(smtp) {
      await smtp.close();
      await sleep(500 + randomBelow(1000));
      await smtp.open();
    },
  },
};

const slowMailServers: typeof mailServers = {
  'greets after six seconds and answers after twelve': {
    once: true,
    async spoil(smtp) {
      smtp.greetingDelay = 6000;
      smtp.trouble = () => 'very slow';
      await eventually(() => smtp.accepted.length > 0);
      smtp.greetingDelay = 0;
    },
  },
  'is a tarpit': {
    async spoil(smtp) {
      smtp.trouble = () => 'tarpit';
      await eventually(() => smtp.troubles.includes('tarpit'));
      smtp.trouble = () => 'none';
      await smtp.close();
      await smtp.open();
    },
  },
};

// The minute in which a mail comes is in server/outbox/deliver-due.test.ts: here the scenario ends the waits.
test.each(Object.entries({ ...mailServers, ...shortOrLong({}, slowMailServers) }))(
  'a mail server that %s gets every message, and every visitor is answered',
  async (title, { spoil, once }) => {
    const scenario = await openScenario({ database: sqliteIn(makeTempFolder()), visitors: 4 });
    const { smtp, visitors } = scenario;
    const spoiling = spoil(smtp);
    await untilWritten(scenario, messages);
    await spoiling;
    await visitors.finish();
    // What waits longer than a moment waits for a new process, after which nothing is in the way.
    smtp.trouble = () => 'none';
    await scenario.end(`a mail server that ${title}`);
    expect([...visitors.refusals]).toEqual([]);
    // A server that says what it did gets no mail twice.
    const repeats = smtp.accepted.length - visitors.acknowledged.size;
    expect(repeats > 0 && once).toBeFalsy();
  },
);
