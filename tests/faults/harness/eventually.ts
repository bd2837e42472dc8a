import { until } from '#tests/support/server/until.ts';
import { patience } from './length.ts';

/** Asks until the answer is yes. Whatever a machine is busy with, it has time for that. */
export function eventually(condition: () => boolean | Promise<boolean>): Promise<void> {
  return until(condition, patience);
}
