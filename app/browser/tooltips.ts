import { constants } from '#content/constants.ts';

/** Pixels between a control and its tooltip, and between a tooltip and the window's edge. */
const gap = 8;
/** How long (ms) the pointer may take to reach the tooltip. */
const closeDelay = 160;
/** Narrower windows have no room beside the labels. */
const roomBeside = '(width >= 43.75em)';

interface Opened {
  trigger: Element;
  tooltip: HTMLElement;
}

let open: Opened | undefined;
let closedAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Opens and closes every tooltip from one set of listeners. A control names its tooltip in
 * `data-tooltip`, or in `aria-describedby` if its `data-tooltip` is "on-click". A tooltip opens under the
 * pointer after a delay, at once if another has just closed, and on keyboard focus or a tap. Escape and
 * leaving close it; moving onto its words does not.
 */
export function listenForTooltips(): void {
  document.addEventListener('pointerover', onPoint);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', close);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  window.addEventListener('scroll', follow, { passive: true });
  window.addEventListener('resize', follow);
}

function onPoint({ target, pointerType }: PointerEvent): void {
  if (pointerType !== 'mouse') return;
  const trigger = triggerOf(target);
  const stays = trigger ? trigger === open?.trigger : isOnTheWay(target as Node);
  if (stays) clearTimeout(timer);
  else if (trigger) openSoon(trigger);
  else closeSoon();
}

function onFocus({ target }: Event): void {
  const trigger = triggerOf(target);
  if (trigger?.matches(':focus-visible')) show(trigger);
}

/** A click opens a label's tooltip, and closes any other control's. */
function onClick({ target }: Event): void {
  const trigger = triggerOf(target);
  close();
  if (trigger && opensOnClick(trigger)) show(trigger);
}

function opensOnClick(trigger: Element): boolean {
  return trigger.getAttribute('data-tooltip') === 'on-click';
}

function triggerOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-tooltip]') : null;
}

/** On the tooltip, or between a drawing's label and its tooltip. */
function isOnTheWay(target: Node): boolean {
  if (!open) return false;
  const way = drawingOf(open.trigger) && open.trigger.closest(isWide() ? '.graph-row' : 'section');
  return [open.tooltip, way].some((part) => part?.contains(target));
}

const isWide = () => window.matchMedia(roomBeside).matches;

function drawingOf(label: Element): Element | null {
  return label.closest('.graph-rows');
}

function openSoon(trigger: Element): void {
  clearTimeout(timer);
  const skipsDelay = open || performance.now() - closedAt < constants.tooltipSkipDelay;
  timer = setTimeout(() => show(trigger), skipsDelay ? 0 : constants.tooltipOpenDelay);
}

/** Leaves time to move the pointer onto the tooltip. A control with keyboard focus keeps it open. */
function closeSoon(): void {
  clearTimeout(timer);
  if (open && !open.trigger.matches(':focus-visible')) timer = setTimeout(close, closeDelay);
}

function show(trigger: Element): void {
  close();
  const id = trigger.getAttribute(opensOnClick(trigger) ? 'aria-describedby' : 'data-tooltip');
  const tooltip = document.getElementById(id ?? '');
  if (!tooltip || !trigger.isConnected) return;
  try {
    tooltip.showPopover();
  } catch {
    // No popover may open while the menu closes and returns focus to its button.
    return;
  }
  open = { trigger, tooltip };
  follow();
}

function close(): void {
  clearTimeout(timer);
  if (!open) return;
  if (open.tooltip.isConnected) open.tooltip.hidePopover();
  open = undefined;
  closedAt = performance.now();
}

/** Moves the tooltip with its control as the page scrolls or the window changes, and closes it out of sight. */
function follow(): void {
  if (!open) return;
  const { bottom, top } = open.trigger.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight) close();
  else place(open);
}

/**
 * A drawing's label is explained clear of the other labels and of the line: past the line, or beside the
 * labels. In a narrow window the words are a strip at its foot. Where that would cover their own label, and
 * for any other control, they go above it, or below.
 */
function place({ trigger, tooltip }: Opened): void {
  const { width, height } = tooltip.getBoundingClientRect();
  const label = trigger.getBoundingClientRect();
  const drawing = drawingOf(trigger);
  const rightmost = document.documentElement.clientWidth - width - gap;
  const lowest = window.innerHeight - height;
  const [above, below] = [label.top - height - gap, label.bottom + gap];
  const moveTo = (left: number, top: number) => {
    tooltip.style.left = `${Math.max(0, Math.min(left, rightmost))}px`;
    tooltip.style.top = `${Math.max(gap, top)}px`;
  };

  if (drawing && isWide()) {
    const top = Math.min(below, lowest - gap);
    const left = pastLine(trigger, drawing) ?? Number.POSITIVE_INFINITY;
    moveTo(left <= rightmost ? left : besideLabels(drawing, top, top + height), top);
  } else if (drawing && below <= lowest) {
    moveTo(0, lowest);
  } else {
    moveTo(label.left, above >= gap && above <= lowest ? above : below);
  }
}

/** To the right of a stage's ring. Operations have none. */
function pastLine(label: Element, drawing: Element): number | undefined {
  const row = [...drawing.querySelectorAll('[data-tooltip]')].indexOf(label);
  const rings = drawing.parentElement?.querySelectorAll('.graph-plan circle') ?? [];
  const ring = [...rings]
    .map((ring) => ring.getBoundingClientRect())
    .filter(({ width }) => width > 0)[row];
  return ring && ring.right + gap;
}

/** To the right of the labels that a tooltip would stand beside between two heights. */
function besideLabels(drawing: Element, top: number, bottom: number): number {
  const near = [...drawing.querySelectorAll('[data-tooltip]')]
    .map((label) => label.getBoundingClientRect())
    .filter((label) => label.bottom > top && label.top < bottom);
  return Math.max(...near.map(({ right }) => right)) + gap;
}
