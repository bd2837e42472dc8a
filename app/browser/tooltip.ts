import { constants } from '#content/constants.ts';

/** How long the pointer may take to move from the button to its tooltip (ms). */
const closeDelay = 160;

/** The button whose tooltip is open. At most one tooltip is open at a time. */
let current: Element | undefined;
let closedAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Opens a button's tooltip after a delay, or immediately if a tooltip is open or has just closed. */
export function openTooltipSoon(button: Element) {
  clearTimeout(timer);
  const skipsDelay = current || performance.now() - closedAt < constants.tooltipSkipDelay;
  timer = setTimeout(openTooltip, skipsDelay ? 0 : constants.tooltipOpenDelay, button);
}

export function openTooltip(button: Element) {
  clearTimeout(timer);
  if (current === button) return;
  closeTooltip();
  try {
    getTooltip(button).showPopover();
  } catch {
    // `showPopover` throws while the menu is closing and returning focus to its button.
    return;
  }
  current = button;
  document.addEventListener('keydown', closeOnEscape);
  document.addEventListener('click', closeOnClickElsewhere);
}

export function closeTooltip() {
  clearTimeout(timer);
  if (!current) return;
  getTooltip(current).hidePopover();
  current = undefined;
  closedAt = performance.now();
  document.removeEventListener('keydown', closeOnEscape);
  document.removeEventListener('click', closeOnClickElsewhere);
}

/** Closes the tooltip after a delay, so that the pointer can move onto it. Keyboard focus keeps it open. */
export function closeTooltipSoon() {
  clearTimeout(timer);
  if (!current?.matches(':focus-visible')) timer = setTimeout(closeTooltip, closeDelay);
}

/** Cancels the opening or closing that `openTooltipSoon` or `closeTooltipSoon` has delayed. */
export function cancelTooltipTimer() {
  clearTimeout(timer);
}

function closeOnEscape({ key }: KeyboardEvent) {
  if (key === 'Escape') closeTooltip();
}

function closeOnClickElsewhere({ target }: Event) {
  if (!current?.contains(target as Node)) closeTooltip();
}

/** Returns the tooltip, which follows its button in the DOM. */
const getTooltip = (button: Element) => button.nextElementSibling as HTMLElement;
