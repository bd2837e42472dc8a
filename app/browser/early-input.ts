// What a visitor does before the scripts that answer are there.

/** Told to the document by those scripts. */
const answering = 'answering';

/** Milliseconds that a form waits for them. After that the browser sends it itself. */
const patience = 1000;

/** What browsers answer to by themselves. */
const native = 'a, input, label, select, summary, textarea';
const submit = '[type=submit]';

/**
 * Keeps a click until it can be answered. Only the last, because who presses twice means once; but
 * no later click takes the place of a message that is sent.
 */
export function keepEarlyClick(): void {
  let clicked: Element | undefined;

  const keep = (event: Event) => {
    const target = event.target as Element;
    if (target.closest(submit)) {
      event.preventDefault();
      setTimeout(release, patience);
    }
    if (!clicked?.closest(submit)) clicked = target.closest(native) ? undefined : target;
  };
  const release = () => {
    document.removeEventListener('click', keep);
    clicked?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    clicked = undefined;
  };
  document.addEventListener('click', keep);
  document.addEventListener(answering, release);
}

/** Answers it, and learns what has been pointed at and where the keyboard is since nobody listened. */
export function answerEarlyInput(): void {
  document.dispatchEvent(new Event(answering));
  const bubbles = true;
  // A finger is no longer where it was.
  if (window.matchMedia('(hover: hover)').matches)
    [...document.querySelectorAll(':hover')]
      .at(-1)
      ?.dispatchEvent(new PointerEvent('pointerover', { bubbles, pointerType: 'mouse' }));
  document.querySelector(':focus')?.dispatchEvent(new FocusEvent('focusin', { bubbles }));
}
