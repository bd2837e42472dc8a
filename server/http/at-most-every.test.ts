import { expect, onTestFinished, test, vi } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

test('works every ten seconds, and every second while it fails', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let second = 0;
  const workedAt: number[] = [];
  const check = atMostEvery(10_000, async () => {
    workedAt.push(second);
    if (second < 2) throw new Error('no room');
  });
  for (; second < 14; second += 1) {
    const twice = await Promise.allSettled([check(), check()]);
    const status = second < 2 ? 'rejected' : 'fulfilled';
    expect(twice.map((result) => result.status)).toEqual([status, status]);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(workedAt).toEqual([0, 1, 2, 12]);
});
