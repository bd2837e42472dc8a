import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '#shared/message.ts';
import { shortOrLong } from '#tests/support/length.ts';
import { sendContact, validMessage } from '#tests/support/server/messages.ts';
import { oneOf } from './random.ts';

/** People who write at the same time, each one message after the other. */
export interface Visitors {
  /** The keys of all messages that anyone tried to send. */
  sent: Set<string>;
  /** The keys of those that were answered with 201. */
  acknowledged: Set<string>;
  /** How often each other status came; 'none' is a connection that broke. */
  refusals: Map<string, number>;
  /** Stops new messages, and retries the others until all are acknowledged. */
  finish(): Promise<void>;
  /** Stops everything at once. */
  leave(): void;
}

/** How long a visitor waits before a retry (ms). */
const retryDelay = 20;

/** How long a visitor pauses after a message (ms): the short form must not outrun the mails. */
const pause = shortOrLong(25, 0);

let storms = 0;

/** Starts `count` visitors, each of whom may use any of the servers. */
export function startVisitors(count: number, urls: () => string[]): Visitors {
  storms += 1;
  const storm = storms;
  const toRetry: string[] = [];
  let finishing = false;
  const leaving = new AbortController();

  function nextKey(): string | undefined {
    const retried = toRetry.shift();
    if (retried || finishing) return retried;
    const key = `storm-${storm}-${visitors.sent.size}`;
    visitors.sent.add(key);
    return key;
  }

  async function write(): Promise<void> {
    while (!leaving.signal.aborted) {
      const url = urls().length > 0 ? oneOf(urls()) : undefined;
      const key = url && nextKey();
      if (!key) {
        if (finishing && visitors.acknowledged.size === visitors.sent.size) return;
        await sleep(retryDelay);
        continue;
      }
      const status = await post(url, key);
      if (status === '201') {
        visitors.acknowledged.add(key);
        if (pause > 0) await sleep(pause);
      } else {
        visitors.refusals.set(status, (visitors.refusals.get(status) ?? 0) + 1);
        await sleep(retryDelay);
        toRetry.push(key);
      }
    }
  }

  const visitors: Visitors = {
    sent: new Set(),
    acknowledged: new Set(),
    refusals: new Map(),
    async finish() {
      finishing = true;
      await writing;
    },
    leave() {
      leaving.abort();
    },
  };
  const writing = Promise.all(Array.from({ length: count }, write));
  return visitors;
}

async function post(url: string, key: string): Promise<string> {
  try {
    const response = await sendContact(url, messageOf(key));
    await response.arrayBuffer();
    return String(response.status);
  } catch {
    return 'none';
  }
}

function messageOf(key: string): Message {
  return { ...validMessage, name: key, email: `${key}@visitor.example`, message: `From ${key}.` };
}
