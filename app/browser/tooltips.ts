import { constants } from '#content/constants.ts';

/** Pixels between a control and its tooltip, and between a tooltip and the window's edge. */
export const gap = 8;
/** How long (ms) the pointer may take to reach the tooltip. */
const closeDelay = 160;

/** Returns where a tooltip of this size goes. */
type PlaceTooltip = (trigger: Element, width: number, height: number) => Placement;

export interface Placement {
  left: number;
  top: number;
  /** What the pointer may cross on its way to the tooltip. */
  bridge?: Element | null;
}

interface Opened extends Pick<Placement, 'bridge'> {
  trigger: Element;
  tooltip: HTMLElement;
}

let placeOf: PlaceTooltip;
let opened: Opened | undefined;
let closedAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Opens and closes every tooltip from one set of listeners. A control names its tooltip in
 * `data-tooltip`, or in `aria-describedby` if its `data-tooltip` is "on-click". A tooltip opens under the
 * pointer after a delay, at once if another has just closed, and on keyboard focus or a tap. Escape and
 * leaving close it; moving onto its words does not.
 */
export function listenForTooltips(place: PlaceTooltip): void {
  placeOf = place;
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
  const stays = trigger ? trigger === opened?.trigger : isOnBridge(target as Node);
  if (stays) clearTimeout(timer);
  else if (trigger) openSoon(trigger);
  else closeSoon();
}

function onFocus({ target }: Event): void {
  const trigger = triggerOf(target);
  if (trigger?.matches(':focus-visible')) openTooltip(trigger);
}

/** A click opens a label's tooltip, and closes any other control's. */
function onClick({ target }: Event): void {
  const trigger = triggerOf(target);
  close();
  if (trigger && opensOnClick(trigger)) openTooltip(trigger);
}

function opensOnClick(trigger: Element): boolean {
  return trigger.getAttribute('data-tooltip') === 'on-click';
}

function triggerOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-tooltip]') : null;
}

/** On the tooltip, or on the way to it. */
function isOnBridge(target: Node): boolean {
  return [opened?.tooltip, opened?.bridge].some((part) => part?.contains(target));
}

function openSoon(trigger: Element): void {
  clearTimeout(timer);
  const skipsDelay = opened || performance.now() - closedAt < constants.tooltipSkipDelay;
  timer = setTimeout(() => openTooltip(trigger), skipsDelay ? 0 : constants.tooltipOpenDelay);
}

/** Leaves time to move the pointer onto the tooltip. A control with keyboard focus keeps it open. */
function closeSoon(): void {
  clearTimeout(timer);
  if (opened && !opened.trigger.matches(':focus-visible')) timer = setTimeout(close, closeDelay);
}

function openTooltip(trigger: Element): void {
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
  opened = { trigger, tooltip };
  follow();
}

function close(): void {
  clearTimeout(timer);
  if (!opened) return;
  if (opened.tooltip.isConnected) opened.tooltip.hidePopover();
  opened = undefined;
  closedAt = performance.now();
}

/** Moves the tooltip with its control as the page scrolls or the window changes, and closes it out of sight. */
function follow(): void {
  if (!opened) return;
  const { bottom, top } = opened.trigger.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight) close();
  else place(opened);
}

function place(opened: Opened): void {
  const { trigger, tooltip } = opened;
  const { width, height } = tooltip.getBoundingClientRect();
  const rightmost = document.documentElement.clientWidth - width - gap;
  const { left, top, bridge = null } = placeOf(trigger, width, height);
  opened.bridge = bridge;
  tooltip.style.left = `${Math.max(0, Math.min(left, rightmost))}px`;
  tooltip.style.top = `${Math.max(gap, top)}px`;
}

export function aboveOrBelow(trigger: Element, height: number) {
  const { left, top, bottom } = trigger.getBoundingClientRect();
  const [above, below] = [top - height - gap, bottom + gap];
  const fits = above >= gap && above <= window.innerHeight - height;
  return { left, top: fits ? above : below };
}
