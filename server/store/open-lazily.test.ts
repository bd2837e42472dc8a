import { expect, test } from 'vitest';
import { validMessage } from '#tests/support/server/messages.ts';
import { openLazily } from './open-lazily.ts';
import type { MessageStore } from './store.ts';

test('retries opening until it succeeds, and no call waits long', async () => {
  const openings: PromiseWithResolvers<MessageStore>[] = [];
  const store = openLazily(() => {
    const opening = Promise.withResolvers<MessageStore>();
    openings.push(opening);
    return opening.promise;
  }, 50);
  const calls = [store.checkWritable(), store.checkWritable()];
  openings[0]?.reject(new Error('away'));
  for (const call of calls) await expect(call).rejects.toThrow('away');

  const late = store.insert(validMessage);
  await expect(late).rejects.toThrow('still being opened');
  openings[1]?.resolve({ insert: async () => true } as Partial<MessageStore> as MessageStore);
  expect(await store.insert(validMessage)).toBe(true);
  expect(openings).toHaveLength(2);
});
