import { setTimeout as sleep } from 'node:timers/promises';
import type { MessageStore } from './store.ts';

/**
 * Opens the store on the first call, and retries on each later one until it succeeds. Calls reject
 * meanwhile, after `timeoutMs` at the latest, so that a visitor always gets an answer. That is a second
 * more than SQLite and PostgreSQL take to give up, so that their own error comes first.
 */
export function openLazily(open: () => Promise<MessageStore>, timeoutMs = 6000): MessageStore {
  let store: MessageStore | undefined;
  let opening: Promise<void> | undefined;

  async function opened(): Promise<MessageStore> {
    if (store) return store;
    opening ??= open()
      .then((opened) => void (store = opened))
      .finally(() => (opening = undefined));
    await Promise.race([opening, sleep(timeoutMs, undefined, { ref: false })]);
    if (!store) throw new Error('the database is still being opened');
    return store;
  }

  return {
    insert: async (...args) => (await opened()).insert(...args),
    claimDue: async (...args) => (await opened()).claimDue(...args),
    renewLease: async (...args) => (await opened()).renewLease(...args),
    settle: async (...args) => (await opened()).settle(...args),
    cleanUp: async () => (await opened()).cleanUp(),
    backlog: async () => (await opened()).backlog(),
    checkWritable: async () => (await opened()).checkWritable(),
    async close() {
      await opening?.catch(() => {});
      await store?.close();
    },
  };
}
