/** `TESTS=long npm test` runs the long form; the short one is the default. */
export const long = process.env['TESTS'] === 'long';

export function shortOrLong<T>(short: T, forLong: T): T {
  return long ? forLong : short;
}

/** How long a fault test may take (ms): many times what an idle machine needs. */
export const testTimeout = shortOrLong(5 * 60_000, 60 * 60_000);

/** Seeds generated input. Long runs each take a new one; a failure names it. */
export const seed = Number(process.env['SEED'] ?? shortOrLong(1, Date.now() % 2 ** 31));
