import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { shortOrLong } from '#tests/support/length.ts';
import { sendContact, validMessage } from '#tests/support/server/messages.ts';

/** How long a visitor pauses after a message (ms). In the short form, emails must keep up with the messages. */
const pause = shortOrLong(50, 0);

/** How long a visitor waits before sending a failed message again (ms). */
const retryDelay = 20;

/** Starts visitors who write to any of the servers. Each sends a message until it is acknowledged, then the next. */
export function startVisitors(count: number, urls: () => string[]) {
  /** The senders' names, which identify the messages. */
  const senders = new Set<string>();
  /** The senders whose message a server has acknowledged. */
  const acknowledged = new Set<string>();
  /** The statuses of all other responses, or 'none' for a broken connection. */
  const failures: string[] = [];
  const stop = new AbortController();

  async function visit(): Promise<void> {
    while (!stop.signal.aborted) {
      const name = `visitor-${senders.size}`;
      senders.add(name);
      for (;;) {
        const status = await send(urls, name);
        if (status === '201') break;
        failures.push(status);
        await sleep(retryDelay);
      }
      acknowledged.add(name);
      await sleep(pause);
    }
  }

  const visits = Promise.all(Array.from({ length: count }, visit));
  return {
    acknowledged,
    failures,
    /** Lets visitors begin no further message, and resolves once all begun messages are acknowledged. */
    async finish() {
      stop.abort();
      await visits;
    },
  };
}

async function send(urls: () => string[], name: string): Promise<string> {
  try {
    const message = { ...validMessage, name, email: `${name}@visitor.example` };
    const response = await sendContact(pickOne(urls()), message);
    await response.arrayBuffer();
    return String(response.status);
  } catch {
    return 'none';
  }
}

export function pickOne<T>(things: readonly T[]): T {
  return things[randomInt(things.length)] as T;
}
