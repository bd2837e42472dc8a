import { expect, onTestFinished, test, vi } from 'vitest';
import { oncePerSecond } from './once-per-second.ts';

test('works once a second, whether it fails or not', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const work = vi
    .fn<() => Promise<string>>(async () => 'room')
    .mockRejectedValueOnce(new Error('no room'));
  const check = oncePerSecond(work);
  for (const status of ['rejected', 'fulfilled', 'fulfilled']) {
    const both = await Promise.allSettled([check(), check()]);
    expect(both.map((result) => result.status)).toEqual([status, status]);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(work).toHaveBeenCalledTimes(3);
});
