import type { MessageStore } from './store.ts';

/** Opens the store on the first call. If that fails, the call rejects, and the next one tries again. */
export function openLazily(open: () => Promise<MessageStore>): MessageStore {
  let store: Promise<MessageStore> | undefined;

  function opened(): Promise<MessageStore> {
    store ??= open().catch((error) => {
      store = undefined;
      throw error;
    });
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
      const open = await store?.catch(() => undefined);
      await open?.close();
    },
  };
}
