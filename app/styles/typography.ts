/** The letter spacing of headlines, on pages and social cards. */
export const headlineLetterSpacing = '-0.042em';
