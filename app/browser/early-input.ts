// Replays what the visitor did before the page was hydrated.

/** How long a form waits for scripts (ms) before the browser submits it. */
const timeout = 1000;

/** Controls that work without scripts. */
const nativeControls = 'a, input, label, select, summary, textarea, [popovertargetaction]';
const submit = '[type=submit]';

let clicked: Element | undefined;

/** Keeps the last click until the page is hydrated. No later click replaces a submit. */
export function keepEarlyClick(): void {
  document.addEventListener('click', onClick);
}

function onClick(event: Event): void {
  const target = event.target as Element;
  const button = target.closest<HTMLButtonElement>(submit);
  if (button) {
    event.preventDefault();
    // On a static host the browser cannot submit it (contact-form.tsx).
    if (button.formMethod !== 'dialog') setTimeout(replayClick, timeout);
  }
  if (!clicked?.closest(submit)) clicked = target.closest(nativeControls) ? undefined : target;
}

function replayClick(): void {
  document.removeEventListener('click', onClick);
  clicked?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  clicked = undefined;
}

/** Replays the click, and reports the hovered and the focused element to the new listeners. */
export function replayEarlyInput(): void {
  replayClick();
  const bubbles = true;
  // A finger has been lifted by now.
  if (window.matchMedia('(hover: hover)').matches)
    [...document.querySelectorAll(':hover')]
      .at(-1)
      ?.dispatchEvent(new PointerEvent('pointerover', { bubbles, pointerType: 'mouse' }));
  document.querySelector(':focus')?.dispatchEvent(new FocusEvent('focusin', { bubbles }));
}
