/**
 * The widths that every style sheet may name, as `--phone` (vite.config.ts). In ems, so that larger text
 * counts as a narrower window. A drawing or form that needs a width of its own says why beside it.
 */
export const breakpoints = {
  /** Drawings show their layout for phones. */
  phone: '(width < 43.75em)',
  /** The header shows its links. */
  tablet: '(width >= 48em)',
  laptop: '(width >= 64em)',
  /** The open service is beside the list. In px, because the specification says 1024 px. */
  large: '(width >= 1024px)',
  desktop: '(width >= 80em)',
  /** Drawings and words grow. */
  wide: '(width >= 100em)',
} as const;
