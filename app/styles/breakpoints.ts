/**
 * Breakpoints, which CSS uses as custom media such as `--phone` (vite.config.ts). In em, so that larger text counts
 * as a narrower viewport. Any other width in a style sheet needs a comment that says why.
 */
export const breakpoints = {
  /** Drawings show their phone layout. */
  phone: '(width < 43.75em)',
  /** The header shows its links. */
  tablet: '(width >= 48em)',
  laptop: '(width >= 64em)',
  /** The open service is beside the list. In px, because the specification says 1024 px. */
  large: '(width >= 1024px)',
  desktop: '(width >= 80em)',
  /** Drawings and text are larger. */
  wide: '(width >= 100em)',
} as const;
