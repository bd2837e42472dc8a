/** Whether the fault tests run in their long form: `TESTS=long npm test`. */
export const isLongRun = process.env['TESTS'] === 'long';

export function shortOrLong<T>(short: T, long: T): T {
  return isLongRun ? long : short;
}

/** How long a fault test may take (ms): many times what an idle machine needs. */
export const testTimeout = shortOrLong(5 * 60_000, 60 * 60_000);
