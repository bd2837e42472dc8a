import { seed } from '#tests/support/length.ts';

console.log(`The same choices again: SEED=${seed}`);

/** One sequence for each test file. What a choice meets still depends on the machine. */
let state = seed;

/** A whole number from 0 to `limit - 1`. */
export function randomBelow(limit: number): number {
  return Math.floor(nextFraction() * limit);
}

export function oneOf<T>(things: readonly T[]): T {
  if (things.length === 0) throw new Error('There is nothing to choose from.');
  return things[randomBelow(things.length)] as T;
}

/** Mulberry32. */
function nextFraction(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
