// What a visitor does before the scripts that answer are there.

/** Milliseconds that a form waits for them. After that the browser sends it itself. */
const patience = 1000;

/** What browsers answer to by themselves. */
const native = 'a, input, label, select, summary, textarea, [popovertargetaction]';
const submit = '[type=submit]';

let clicked: Element | undefined;

/**
 * Keeps a click until it can be answered. Only the last, because who presses twice means once; but
 * no later click takes the place of a message that is sent.
 */
export function keepEarlyClick(): void {
  document.addEventListener('click', keep);
}

function keep(event: Event): void {
  const target = event.target as Element;
  if (target.closest(submit)) {
    event.preventDefault();
    setTimeout(release, patience);
  }
  if (!clicked?.closest(submit)) clicked = target.closest(native) ? undefined : target;
}

function release(): void {
  document.removeEventListener('click', keep);
  clicked?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  clicked = undefined;
}

/** Answers it, and tells what has been pointed at and where the keyboard is since nobody listened. */
export function answerEarlyInput(): void {
  release();
  const bubbles = true;
  // A finger is no longer where it was.
  if (window.matchMedia('(hover: hover)').matches)
    [...document.querySelectorAll(':hover')]
      .at(-1)
      ?.dispatchEvent(new PointerEvent('pointerover', { bubbles, pointerType: 'mouse' }));
  document.querySelector(':focus')?.dispatchEvent(new FocusEvent('focusin', { bubbles }));
}
