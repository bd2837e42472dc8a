import * as fc from 'fast-check';
import { seed } from '#tests/support/length.ts';

console.log(`To repeat these choices: SEED=${seed}`);

/** Each test file has one sequence. What a choice meets still depends on the machine. */
let choices = 0;

/** Returns a whole number from 0 to `limit - 1`, or 0. */
export function randomBelow(limit: number): number {
  choices += 1;
  const options = { seed: seed + choices, numRuns: 1, unbiased: true };
  const [number = 0] = fc.sample(fc.nat(Math.max(0, limit - 1)), options);
  return number;
}

export function oneOf<T>(things: readonly T[]): T {
  if (things.length === 0) throw new Error('There is nothing to choose from.');
  return things[randomBelow(things.length)] as T;
}
