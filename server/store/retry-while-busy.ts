import { setTimeout as sleep } from 'node:timers/promises';

/** Result code SQLITE_BUSY, of which there are extended variants. */
const busy = 5;

const retryForMs = 5000;

/** Retries the work while another process holds the file. SQLite's own waiting would block this process. */
export async function retryWhileBusy<T>(work: () => T | Promise<T>): Promise<T> {
  const deadline = performance.now() + retryForMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const code = Number((error as { errcode?: number }).errcode) & 0xff;
      if (code !== busy || performance.now() > deadline) throw error;
      // Jitter, so that waiting processes do not retry in step.
      await sleep(5 + Math.random() * 20);
    }
  }
}
