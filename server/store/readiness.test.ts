import { expect, onTestFinished, test, vi } from 'vitest';
import { checkReadiness } from './readiness.ts';

test('tries an insert every ten seconds, and at every check while it fails', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const done: string[] = [];
  const outcomes = ['no room', 'no room'];
  const check = checkReadiness(
    async () => {
      done.push('insert');
      const failure = outcomes.shift();
      if (failure) throw new Error(failure);
    },
    async () => done.push('ask'),
  );
  for (let second = 0; second < 14; second += 1) {
    const twice = await Promise.allSettled([check(), check()]);
    expect(twice.map(({ status }) => status)).toEqual(
      Array(2).fill(second < 2 ? 'rejected' : 'fulfilled'),
    );
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(done.join(' ')).toBe(`insert insert insert ${'ask '.repeat(9)}insert ask`);
});
