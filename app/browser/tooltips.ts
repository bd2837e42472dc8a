import { constants } from '#content/constants.ts';

/** Pixels between a control and its tooltip, and between a tooltip and the window's edge. */
const gap = 8;
/** A window that narrow shows the phone's drawings, with no room beside most of their labels. */
const narrow = 700;

let open: { trigger: Element; tooltip: HTMLElement } | undefined;
let closedAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * One set of listeners for every tooltip: a control with `data-tooltip` names
 * the element with its words there, or in `aria-describedby`. They open after a
 * delay, at once when another has just closed, on keyboard focus and on a tap;
 * Escape and leaving close them, but moving onto the words does not.
 *
 * @param first the event that made this code load, which still wants its answer
 */
export function listenForTooltips(first: Event): void {
  document.addEventListener('pointerover', onPoint);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', close);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  window.addEventListener('scroll', follow, { passive: true });

  // The reader may have gone on since.
  if (!triggerOf(first.target)?.matches(':hover, :focus-visible')) return;
  if (first.type === 'pointerover') onPoint(first);
  else if (first.type === 'focusin') onFocus(first);
  else onClick(first);
}

function onPoint(event: Event): void {
  const { target, timeStamp } = event;
  if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
  const trigger = triggerOf(target);
  const stays = trigger ? trigger === open?.trigger : open?.tooltip.contains(target as Node);
  if (stays) clearTimeout(timer);
  else if (trigger) openSoon(trigger, timeStamp);
  else closeSoon();
}

function onFocus({ target }: Event): void {
  const trigger = triggerOf(target);
  if (trigger?.matches(':focus-visible')) show(trigger);
}

/** A click answers a question; on a control that does something it only gets out of the way. */
function onClick({ target }: Event): void {
  const trigger = triggerOf(target);
  close();
  if (trigger?.hasAttribute('aria-describedby')) show(trigger);
}

function triggerOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-tooltip]') : null;
}

/** @param since when it was pointed at, which may have been before this code arrived */
function openSoon(trigger: Element, since: number): void {
  clearTimeout(timer);
  const skipsDelay =
    open !== undefined || performance.now() - closedAt < constants.tooltipSkipDelay;
  const delay = skipsDelay ? 0 : constants.tooltipOpenDelay;
  timer = setTimeout(() => show(trigger), since + delay - performance.now());
}

/** Leaves time to move the pointer onto the words. */
function closeSoon(): void {
  clearTimeout(timer);
  if (open) timer = setTimeout(close, gap * 20);
}

function show(trigger: Element): void {
  close();
  const id = trigger.getAttribute('data-tooltip') || trigger.getAttribute('aria-describedby');
  const tooltip = document.getElementById(id ?? '');
  if (!tooltip || !trigger.isConnected) return;
  try {
    tooltip.showPopover();
  } catch {
    // Escape has closed the menu, which gives the focus back while no popover may open.
    return;
  }
  open = { trigger, tooltip };
  place(tooltip, trigger.getBoundingClientRect());
}

function close(): void {
  clearTimeout(timer);
  if (!open) return;
  if (open.tooltip.isConnected) open.tooltip.hidePopover();
  open = undefined;
  closedAt = performance.now();
}

/** Tabbing to a control may scroll the page; its words go along while it can be seen. */
function follow(): void {
  if (!open) return;
  const trigger = open.trigger.getBoundingClientRect();
  if (trigger.bottom < 0 || trigger.top > window.innerHeight) close();
  else place(open.tooltip, trigger);
}

/**
 * To the right of a label where there is room, so that its neighbours stay in sight, and below the
 * line it stands on, or above the marks there, so that they stay in sight too; else above or below.
 */
function place(tooltip: HTMLElement, trigger: DOMRect): void {
  const { width, height } = tooltip.getBoundingClientRect();
  const rightmost = document.documentElement.clientWidth - width - gap;
  const lowest = window.innerHeight - height - gap;
  const isLabel = trigger.width > trigger.height;
  const beside = trigger.right + gap;
  const above = trigger.top - height - gap;
  const below = trigger.bottom + gap;

  if (isLabel && window.innerWidth >= narrow && beside <= rightmost) {
    moveTo(tooltip, beside, below <= lowest ? below : trigger.bottom - height - 2 * gap);
  } else {
    const left = Math.max(gap, Math.min(trigger.left, rightmost));
    moveTo(tooltip, left, above >= gap ? above : below);
  }
}

function moveTo(tooltip: HTMLElement, left: number, top: number): void {
  tooltip.style.left = `${left}px`;
  tooltip.style.top = `${top}px`;
}
