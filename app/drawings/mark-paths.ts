/**
 * The logo in a square of 24: a release line, 3 wide, that rises on its ground. Its edges lie on
 * multiples of 1.5, which are whole pixels at 16 and 32.
 */
export const markPaths = { ground: 'M0 0h24v24H0z', line: 'M3 18h5.5l7-12H21' } as const;
