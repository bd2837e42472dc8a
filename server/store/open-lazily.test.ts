import { expect, test } from 'vitest';
import { validMessage } from '#tests/support/server/messages.ts';
import { openLazily } from './open-lazily.ts';
import type { MessageStore } from './store.ts';

test('concurrent calls open the store once, and a failed opening is repeated', async () => {
  const openings: PromiseWithResolvers<MessageStore>[] = [];
  const store = openLazily(() => {
    const opening = Promise.withResolvers<MessageStore>();
    openings.push(opening);
    return opening.promise;
  });
  const calls = [store.checkWritable(), store.checkWritable()];
  openings[0]?.reject(new Error('away'));
  for (const call of calls) await expect(call).rejects.toThrow('away');

  const late = store.insert(validMessage);
  openings[1]?.resolve({ insert: async () => true } as Partial<MessageStore> as MessageStore);
  expect(await late).toBe(true);
  expect(await store.insert(validMessage)).toBe(true);
  expect(openings).toHaveLength(2);
});
