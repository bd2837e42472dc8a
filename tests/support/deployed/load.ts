import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '#shared/paths.ts';
import { apiHeaders, validMessage } from '#tests/support/server/messages.ts';

export interface Load {
  /** Names of the messages that were answered with 201. */
  acknowledged: string[];
  requests: number;
  /** Whatever was not answered as it should be. */
  failures: string[];
  /** Resolves once the requests under way have been answered. */
  stop(): Promise<void>;
}

/** Visitors who read pages and send messages, each without a rest, until told to stop. */
export function startLoad(url: string, { readers = 4, senders = 4 } = {}): Load {
  const stopping = new AbortController();
  const { signal } = stopping;
  const load: Load = {
    acknowledged: [],
    requests: 0,
    failures: [],
    async stop() {
      stopping.abort();
      await Promise.all(visitors);
    },
  };

  async function request(path: string, expected: number, init?: RequestInit): Promise<boolean> {
    load.requests += 1;
    const outcome = await fetch(`${url}${path}`, init).then(
      async (response) => (await response.text(), response.status),
      (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
    );
    if (outcome !== expected) load.failures.push(`${path}: ${outcome}`);
    return outcome === expected;
  }

  async function read(): Promise<void> {
    while (!signal.aborted) {
      for (const path of ['/', '/about']) await request(path, 200);
      await wait(5);
    }
  }

  async function send(sender: number): Promise<void> {
    for (let count = 0; !signal.aborted; count += 1) {
      const name = `sender ${sender}, message ${count}`;
      const stored = await request(paths.contacts, 201, {
        method: 'POST',
        headers: apiHeaders,
        body: JSON.stringify({ ...validMessage, name }),
      });
      if (stored) load.acknowledged.push(name);
      await wait(5);
    }
  }

  const visitors = [
    ...Array.from({ length: readers }, () => read()),
    ...Array.from({ length: senders }, (_, sender) => send(sender)),
  ];
  return load;
}
