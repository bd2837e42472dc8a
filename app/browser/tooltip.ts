import { constants } from '#content/constants.ts';

/** How long (ms) the pointer may take from the button to its tooltip. */
const closeDelay = 160;

/** One tooltip is open at a time. */
let opened: { trigger: Element; tooltip: HTMLElement } | undefined;
let closedAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Opens a tooltip after a delay, or at once if another is open or has just closed. */
export function openTooltipSoon(trigger: Element, tooltip: HTMLElement) {
  cancelTooltipTimer();
  if (opened?.trigger === trigger) return;
  const skipsDelay = opened || performance.now() - closedAt < constants.tooltipSkipDelay;
  timer = setTimeout(openTooltip, skipsDelay ? 0 : constants.tooltipOpenDelay, trigger, tooltip);
}

export function openTooltip(trigger: Element, tooltip: HTMLElement) {
  closeTooltip();
  try {
    tooltip.showPopover();
  } catch {
    // No popover may open while the menu closes and returns focus to its button.
    return;
  }
  opened = { trigger, tooltip };
  document.addEventListener('keydown', closeOnEscape);
  document.addEventListener('click', closeOnClickElsewhere);
}

export function closeTooltip() {
  clearTimeout(timer);
  if (!opened) return;
  opened.tooltip.hidePopover();
  opened = undefined;
  closedAt = performance.now();
  document.removeEventListener('keydown', closeOnEscape);
  document.removeEventListener('click', closeOnClickElsewhere);
}

/** Closes the tooltip after a delay, in which the pointer may reach it. Keyboard focus keeps it open. */
export function closeTooltipSoon() {
  clearTimeout(timer);
  if (!opened?.trigger.matches(':focus-visible')) timer = setTimeout(closeTooltip, closeDelay);
}

/** Cancels a delayed opening or closing. */
export function cancelTooltipTimer() {
  clearTimeout(timer);
}

function closeOnEscape({ key }: KeyboardEvent) {
  if (key === 'Escape') closeTooltip();
}

function closeOnClickElsewhere({ target }: Event) {
  if (!opened?.trigger.contains(target as Node)) closeTooltip();
}
