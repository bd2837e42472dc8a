import type { MessageStore } from './store.ts';

/**
 * Returns a store that opens at its first call, and at every later one until that works. Calls reject
 * meanwhile, so the server serves its pages whatever the database answers.
 */
export function openLazily(open: () => Promise<MessageStore>): MessageStore {
  let opening: Promise<MessageStore> | undefined;

  function opened(): Promise<MessageStore> {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  return {
    insert: async (...args) => (await opened()).insert(...args),
    claimDue: async (...args) => (await opened()).claimDue(...args),
    renewLease: async (...args) => (await opened()).renewLease(...args),
    settle: async (...args) => (await opened()).settle(...args),
    forgetSenders: async () => (await opened()).forgetSenders(),
    backlog: async () => (await opened()).backlog(),
    ping: async () => (await opened()).ping(),
    close: async () => (await opening?.catch(() => undefined))?.close(),
  };
}
