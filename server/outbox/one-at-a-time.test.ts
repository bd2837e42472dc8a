import { expect, test } from 'vitest';
import { oneAtATime } from './outbox.ts';

/** Work that the test completes. */
function controlled() {
  const runs: PromiseWithResolvers<void>[] = [];
  const trigger = oneAtATime(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });
  return { trigger, runs };
}

test('calls during a run share the next one', async () => {
  const { trigger, runs } = controlled();
  const first = trigger();
  const others = [trigger(), trigger(), trigger()];
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await first;
  await new Promise(setImmediate);
  expect(runs).toHaveLength(2);
  runs[1]?.resolve();
  await Promise.all(others);
  expect(runs).toHaveLength(2);
});

test('a call as a run ends does not start a concurrent one', async () => {
  const { trigger, runs } = controlled();
  const calls = [trigger().then(() => trigger()), trigger()];
  runs[0]?.resolve();
  await new Promise(setImmediate);
  expect(runs).toHaveLength(2);
  runs[1]?.resolve();
  await new Promise(setImmediate);
  runs[2]?.resolve();
  await Promise.all(calls);
  expect(runs.length).toBeLessThanOrEqual(3);
});

test('a failed run rejects its own callers alone', async () => {
  const { trigger, runs } = controlled();
  const first = trigger();
  const second = trigger();
  runs[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await new Promise(setImmediate);
  runs[1]?.resolve();
  await expect(second).resolves.toBeUndefined();
});
