/** `npm run test:faults` asks for the long form; the short one is a part of `npm test`. */
export const long = process.env['FAULTS'] === 'long';

export function shortOrLong<T>(short: T, forLong: T): T {
  return long ? forLong : short;
}

/** For one test, in milliseconds: many times what it takes where nothing else runs. */
export const patience = shortOrLong(5 * 60_000, 60 * 60_000);
