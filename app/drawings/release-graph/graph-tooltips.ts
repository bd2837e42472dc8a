import { aboveOrBelow, gap, type TooltipPlace } from '#app/browser/tooltips.ts';

/** Narrower windows have no room beside the labels. */
const isWide = () => window.matchMedia('(width >= 43.75em)').matches;

/**
 * Explains a graph's label clear of the other labels and of the line: past the line, or beside the labels. In
 * a narrow window the words are a strip at its foot, unless that would cover their own label.
 */
export const graphTooltips: TooltipPlace = {
  cornerOf(trigger, width, height) {
    const below = trigger.getBoundingClientRect().bottom + gap;
    const lowest = window.innerHeight - height;
    if (isWide()) {
      const top = Math.min(below, lowest - gap);
      const left = pastLine(trigger) ?? Number.POSITIVE_INFINITY;
      const fits = left + width + gap <= document.documentElement.clientWidth;
      return { left: fits ? left : besideLabels(trigger, top, top + height), top };
    }
    return below <= lowest ? { left: 0, top: lowest } : aboveOrBelow(trigger, height);
  },
  wayOf: (trigger) => trigger.closest(isWide() ? '.graph-row' : 'section'),
};

/** To the right of a stage's ring. Operations have none. */
function pastLine(label: Element): number | undefined {
  const row = partsOf(label, '[data-tooltip]').indexOf(label);
  const ring = partsOf(label, '.graph-plan circle')
    .map((ring) => ring.getBoundingClientRect())
    .filter(({ width }) => width > 0)[row];
  return ring && ring.right + gap;
}

/** To the right of the labels that a tooltip would stand beside between two heights. */
function besideLabels(label: Element, top: number, bottom: number): number {
  const near = partsOf(label, '[data-tooltip]')
    .map((label) => label.getBoundingClientRect())
    .filter((label) => label.bottom > top && label.top < bottom);
  return Math.max(...near.map(({ right }) => right)) + gap;
}

/** Finds parts of the label's graph. */
function partsOf(label: Element, selector: string): Element[] {
  return [...(label.closest('.graph')?.querySelectorAll(selector) ?? [])];
}
