import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { shortOrLong } from '#tests/support/length.ts';
import { sendContact, validMessage } from '#tests/support/server/messages.ts';

/** How long a visitor waits before a retry (ms). */
const retryDelay = 20;

/** How long a visitor pauses after a message (ms): the short form must not outrun the emails. */
const pause = shortOrLong(25, 0);

export type Visitors = ReturnType<typeof startVisitors>;

/** Starts people who write at the same time, each one message after the other, to any of the servers. */
export function startVisitors(count: number, urls: () => string[]) {
  /** The keys of all messages that anyone tried to send, and of those that were answered with 201. */
  const sent = new Set<string>();
  const acknowledged = new Set<string>();
  /** How often each other status came; 'none' is a connection that broke. */
  const refusals = new Map<string, number>();
  const toRetry: string[] = [];
  let finishing = false;
  const leaving = new AbortController();

  function nextKey(): string | undefined {
    const retried = toRetry.shift();
    if (retried || finishing) return retried;
    const key = `visitor-${sent.size}`;
    sent.add(key);
    return key;
  }

  async function write(): Promise<void> {
    while (!leaving.signal.aborted) {
      if (finishing && acknowledged.size === sent.size) return;
      const key = urls().length > 0 ? nextKey() : undefined;
      const status = key ? await post(oneOf(urls()), key) : undefined;
      if (key && status === '201') acknowledged.add(key);
      else if (key && status) {
        refusals.set(status, (refusals.get(status) ?? 0) + 1);
        toRetry.push(key);
      }
      await sleep(status === '201' ? pause : retryDelay);
    }
  }

  const writing = Promise.all(Array.from({ length: count }, write));
  return {
    sent,
    acknowledged,
    refusals,
    /** Stops new messages, and retries the others until all are acknowledged. */
    async finish() {
      finishing = true;
      await writing;
    },
    /** Stops everything at once. */
    leave() {
      leaving.abort();
    },
  };
}

async function post(url: string, key: string): Promise<string> {
  const texts = { name: key, email: `${key}@visitor.example`, message: `From ${key}.` };
  try {
    const response = await sendContact(url, { ...validMessage, ...texts });
    await response.arrayBuffer();
    return String(response.status);
  } catch {
    return 'none';
  }
}

export function oneOf<T>(things: readonly T[]): T {
  return things[randomInt(things.length)] as T;
}
