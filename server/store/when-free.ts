import { setTimeout as sleep } from 'node:timers/promises';

/** Result code SQLITE_BUSY, of which there are several kinds. */
const busy = 5;

const patienceMs = 5000;

/**
 * Does the work once no other process holds the file. SQLite's own way of waiting would
 * hold up everything else that this process does.
 */
export async function whenFree<T>(work: () => T | Promise<T>): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const code = Number((error as { errcode?: number }).errcode) & 0xff;
      if (code !== busy || performance.now() > deadline) throw error;
      // Not in step with others that wait.
      await sleep(5 + Math.random() * 20);
    }
  }
}
