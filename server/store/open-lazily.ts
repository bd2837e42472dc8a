import type { MessageStore } from './store.ts';

/** Opens the store on the first call. If opening fails, the call rejects, and the next call tries again. */
export function openLazily(open: () => Promise<MessageStore>): MessageStore {
  let store: Promise<MessageStore> | undefined;

  function getStore(): Promise<MessageStore> {
    store ??= open().catch((error) => {
      store = undefined;
      throw error;
    });
    return store;
  }

  return {
    insert: async (...args) => (await getStore()).insert(...args),
    claimDue: async (...args) => (await getStore()).claimDue(...args),
    renewLease: async (...args) => (await getStore()).renewLease(...args),
    settle: async (...args) => (await getStore()).settle(...args),
    cleanUp: async () => (await getStore()).cleanUp(),
    backlog: async () => (await getStore()).backlog(),
    checkWritable: async () => (await getStore()).checkWritable(),
    async close() {
      const openStore = await store?.catch(() => undefined);
      await openStore?.close();
    },
  };
}
