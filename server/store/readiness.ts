import { onceASecond } from './once-a-second.ts';

const insertEveryMs = 10_000;

/**
 * Returns the check whether a message can be stored. Once in ten seconds, and while it fails, the
 * check tries an insert; in between it only asks whether the database answers.
 */
export function checkReadiness(tryInsert: () => Promise<unknown>, ask: () => Promise<unknown>) {
  let insertedAt = -Infinity;
  return onceASecond(async () => {
    if (performance.now() - insertedAt < insertEveryMs) {
      await ask();
      return;
    }
    insertedAt = -Infinity;
    await tryInsert();
    insertedAt = performance.now();
  });
}
