import { aboveOrBelow, gap, type Placement } from '#app/browser/tooltips.ts';
import { breakpoints } from '#app/styles/breakpoints.ts';

/**
 * Places a tooltip above or below its control. A graph's label is explained clear of the other labels and of the
 * line: past the line, or beside the labels. In a narrow window the words are a strip at its foot, unless that
 * would cover their own label.
 */
export function placeTooltip(trigger: Element, width: number, height: number): Placement {
  const graph = trigger.closest('.graph');
  if (!graph) return aboveOrBelow(trigger, height);
  const below = trigger.getBoundingClientRect().bottom + gap;
  const lowest = window.innerHeight - height;
  // Narrower windows have no room beside the labels.
  if (!window.matchMedia(breakpoints.phone).matches) {
    const top = Math.min(below, lowest - gap);
    const left = pastLine(graph, trigger) ?? Number.POSITIVE_INFINITY;
    const fits = left + width + gap <= document.documentElement.clientWidth;
    const bridge = trigger.closest('.graph-row');
    return { left: fits ? left : besideLabels(graph, top, top + height), top, bridge };
  }
  const strip = below <= lowest ? { left: 0, top: lowest } : aboveOrBelow(trigger, height);
  return { ...strip, bridge: trigger.closest('section') };
}

/** To the right of a stage's ring. Operations have none. */
function pastLine(graph: Element, label: Element): number | undefined {
  const row = [...graph.querySelectorAll('[data-tooltip]')].indexOf(label);
  const rings = [...graph.querySelectorAll('.graph-plan circle')].map(boxOf);
  const ring = rings.filter(({ width }) => width > 0)[row];
  return ring && ring.right + gap;
}

/** To the right of the labels that a tooltip would stand beside between two heights. */
function besideLabels(graph: Element, top: number, bottom: number): number {
  const labels = [...graph.querySelectorAll('[data-tooltip]')].map(boxOf);
  const near = labels.filter((label) => label.bottom > top && label.top < bottom);
  return Math.max(...near.map(({ right }) => right)) + gap;
}

function boxOf(element: Element): DOMRect {
  return element.getBoundingClientRect();
}
