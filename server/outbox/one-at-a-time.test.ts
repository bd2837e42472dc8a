import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

/** Work that is done when the test says so. */
function controlled() {
  const runs: PromiseWithResolvers<void>[] = [];
  const trigger = oneAtATime(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });
  return { trigger, runs };
}

test('calls during a run share one more, which begins after it', async () => {
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

test('a call at the moment a run ends does not start a second one beside the next', async () => {
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

test('a run that fails is its callers’ failure, and no one else’s', async () => {
  const { trigger, runs } = controlled();
  const first = trigger();
  const second = trigger();
  runs[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await new Promise(setImmediate);
  runs[1]?.resolve();
  await expect(second).resolves.toBeUndefined();
});
