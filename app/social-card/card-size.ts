/** The size that social networks expect (px). */
export const cardSize = { width: 1200, height: 630 } as const;
