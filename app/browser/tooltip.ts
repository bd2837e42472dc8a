import { constants } from '#content/constants.ts';

/** How long the pointer may take to move from the button to its tooltip (ms). */
const closeDelay = 160;

/** The open tooltip. There is at most one. */
let current: { trigger: Element; tooltip: HTMLElement } | undefined;
let closedAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Opens a tooltip after a delay, or immediately if another one is open or has just closed. */
export function openTooltipSoon(trigger: Element, tooltip: HTMLElement) {
  cancelTooltipTimer();
  if (current?.trigger === trigger) return;
  const skipsDelay = current || performance.now() - closedAt < constants.tooltipSkipDelay;
  timer = setTimeout(openTooltip, skipsDelay ? 0 : constants.tooltipOpenDelay, trigger, tooltip);
}

export function openTooltip(trigger: Element, tooltip: HTMLElement) {
  closeTooltip();
  try {
    tooltip.showPopover();
  } catch {
    // `showPopover` throws while the menu is closing and returning focus to its button.
    return;
  }
  current = { trigger, tooltip };
  document.addEventListener('keydown', closeOnEscape);
  document.addEventListener('click', closeOnClickElsewhere);
}

export function closeTooltip() {
  clearTimeout(timer);
  if (!current) return;
  current.tooltip.hidePopover();
  current = undefined;
  closedAt = performance.now();
  document.removeEventListener('keydown', closeOnEscape);
  document.removeEventListener('click', closeOnClickElsewhere);
}

/** Closes the tooltip after a delay, so that the pointer can move onto it. Keyboard focus keeps it open. */
export function closeTooltipSoon() {
  clearTimeout(timer);
  if (!current?.trigger.matches(':focus-visible')) timer = setTimeout(closeTooltip, closeDelay);
}

/** Cancels a delayed opening or closing. */
export function cancelTooltipTimer() {
  clearTimeout(timer);
}

function closeOnEscape({ key }: KeyboardEvent) {
  if (key === 'Escape') closeTooltip();
}

function closeOnClickElsewhere({ target }: Event) {
  if (!current?.trigger.contains(target as Node)) closeTooltip();
}
