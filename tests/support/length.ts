/** `TESTS=long` asks for the long form; `npm test` runs the short one. */
export const long = process.env['TESTS'] === 'long';

export function shortOrLong<T>(short: T, forLong: T): T {
  return long ? forLong : short;
}

/** For one fault test, in milliseconds: many times what it takes where nothing else runs. */
export const patience = shortOrLong(5 * 60_000, 60 * 60_000);

/** What generated input comes of. A long run has another each time; a failure names it. */
export const seed = Number(process.env['SEED'] ?? shortOrLong(1, Date.now() % 2 ** 31));
