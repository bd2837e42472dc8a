/** Y coordinates of the rows, from health checks down to the start of a release, in a plot `height` units high. */
export const rowYs = [44, 102, 168, 234, 300] as const;
export const height = 300;
