import { patience } from '#tests/support/length.ts';
import { until } from '#tests/support/server/until.ts';

/** Asks until the answer is yes. Whatever a machine is busy with, it has time for that. */
export function eventually(condition: () => boolean | Promise<boolean>): Promise<void> {
  return until(condition, patience);
}
