/**
 * The logo on a 24 × 24 grid: a rising release line, 3 units wide, on a square background. Its edges are at multiples
 * of 1.5, which are whole pixels at 16px and 32px.
 */
export const logoPaths = { background: 'M0 0h24v24H0z', line: 'M3 18h5.5l7-12H21' } as const;
