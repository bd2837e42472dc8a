import { constants } from '#content/constants.ts';

/** Pixels between a control and its tooltip, and between a tooltip and the window's edge. */
const gap = 8;
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
 * `data-tooltip`, or in `aria-describedby` where that is empty. A tooltip opens under the pointer after
 * a delay, at once if another has just closed, and on keyboard focus or a tap. Escape and leaving close
 * it; moving onto its words does not.
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
}

function onPoint({ target, pointerType }: PointerEvent): void {
  if (pointerType !== 'mouse') return;
  const trigger = triggerOf(target);
  const stays = trigger ? trigger === open?.trigger : open?.tooltip.contains(target as Node);
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
  if (trigger?.getAttribute('data-tooltip') === '') show(trigger);
}

function triggerOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-tooltip]') : null;
}

function openSoon(trigger: Element): void {
  clearTimeout(timer);
  const skipsDelay = open || performance.now() - closedAt < constants.tooltipSkipDelay;
  timer = setTimeout(() => show(trigger), skipsDelay ? 0 : constants.tooltipOpenDelay);
}

/** Leaves time to move the pointer onto the tooltip. A control with keyboard focus keeps it open. */
function closeSoon(): void {
  clearTimeout(timer);
  if (open && !open.trigger.matches(':focus-visible')) timer = setTimeout(close, gap * 20);
}

function show(trigger: Element): void {
  close();
  const id = trigger.getAttribute('data-tooltip') || trigger.getAttribute('aria-describedby');
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

/** Moves the tooltip with its control as the page scrolls, and closes it out of sight. */
function follow(): void {
  if (!open) return;
  const { bottom, top } = open.trigger.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight) close();
  else place(open);
}

/**
 * Places a tooltip to the right of a label and of those it stands beside, where there is room. Elsewhere it
 * goes above the control, or below where it would cover what precedes the drawing.
 */
function place({ trigger, tooltip }: Opened): void {
  const { width, height } = tooltip.getBoundingClientRect();
  const label = trigger.getBoundingClientRect();
  const drawing = trigger.closest('ul, ol');
  const rightmost = document.documentElement.clientWidth - width - gap;
  const above = label.top - height - gap;
  const below = label.bottom + gap;

  if (drawing && window.matchMedia(roomBeside).matches) {
    const fits = below + height + gap <= window.innerHeight;
    const top = fits ? below : label.bottom - height - 2 * gap;
    const near = [...drawing.querySelectorAll('[data-tooltip]')]
      .map((other) => other.getBoundingClientRect())
      .filter((other) => other.bottom > top && other.top < top + height);
    const beside = Math.max(label.right, ...near.map(({ right }) => right)) + gap;
    if (beside <= rightmost) return moveTo(tooltip, beside, top);
  }
  const highest = Math.max(gap, drawing?.getBoundingClientRect().top ?? 0);
  moveTo(tooltip, Math.max(gap, Math.min(label.left, rightmost)), above >= highest ? above : below);
}

function moveTo(tooltip: HTMLElement, left: number, top: number): void {
  tooltip.style.left = `${left}px`;
  tooltip.style.top = `${top}px`;
}
