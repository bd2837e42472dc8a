import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '#shared/message.ts';
import { paths } from '#shared/paths.ts';
import { shortOrLong } from '#tests/support/length.ts';
import { apiHeaders, sendContact, validMessage } from '#tests/support/server/messages.ts';
import { oneOf } from './random.ts';

/** People who write at the same time, each one message after the other. */
export interface Visitors {
  /** The keys of all messages that anyone tried to send. */
  sent: Set<string>;
  /** Of those, the ones that were answered with 201. */
  acknowledged: Set<string>;
  /** How often each other status came; 'none' is a connection that broke. */
  refusals: Map<string, number>;
  /**
   * Has them write nothing new, and send again whatever had no response or another one, until
   * all of it is acknowledged.
   */
  finish(): Promise<void>;
  /** For the end of a test, whatever became of it. */
  leave(): void;
}

export interface VisitorsOptions {
  count: number;
  /** The servers they may ask. With several addresses any of them will do. */
  urls: () => string[];
}

/** Before a visitor who got no 201 sends the same message again. */
const secondThoughtsMs = 20;

/** Before the next message: the short form is not to write more than it can have mailed. */
const breathMs = shortOrLong(25, 0);

let storms = 0;

export function startVisitors({ count, urls }: VisitorsOptions): Visitors {
  storms += 1;
  const storm = storms;
  const toRepeat: string[] = [];
  let finishing = false;
  const leaving = new AbortController();

  function nextKey(): string | undefined {
    const repeated = toRepeat.shift();
    if (repeated || finishing) return repeated;
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
        await sleep(secondThoughtsMs);
        continue;
      }
      const status = await post(url, key);
      if (status === '201') {
        visitors.acknowledged.add(key);
        if (breathMs > 0) await sleep(breathMs);
      } else {
        visitors.refusals.set(status, (visitors.refusals.get(status) ?? 0) + 1);
        await sleep(secondThoughtsMs);
        toRepeat.push(key);
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

/** What the form does after each message, and anyone else may do at any time. */
export async function trigger(url: string): Promise<void> {
  await fetch(`${url}${paths.sendContactEmail}`, {
    method: 'POST',
    headers: apiHeaders,
    body: JSON.stringify(messageOf('trigger')),
  });
}

/** The status of the response; 'none' when the connection broke. */
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
