import { markPaths } from '#app/drawings/mark-paths.ts';
import { el, group } from '#build/assets/svg/svg.ts';
import { colours } from '#content/colours.ts';

interface MarkStyle {
  ground?: string;
  line?: string;
  /** How large the line is drawn on its ground, 1 being as on the pages. */
  scale?: number;
}

/** Pixels of the square that the mark is drawn in. */
export const markSize = 24;

/** The logo as it stands in the bar, or in other colours. */
export function mark({ ground = colours.ink, line = colours.wheat, scale = 1 }: MarkStyle = {}) {
  const middle = (markSize / 2) * (1 - scale);
  const drawn = el('path', { d: markPaths.line, fill: 'none', stroke: line, 'stroke-width': 3 });
  return (
    el('path', { d: markPaths.ground, fill: ground }) +
    (scale === 1
      ? drawn
      : group({ transform: `translate(${middle} ${middle}) scale(${scale})` }, drawn))
  );
}
