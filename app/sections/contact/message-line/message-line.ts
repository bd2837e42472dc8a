import { contactColumns } from '#contract/contact.ts';
import { drawBeside } from './message-drawing.ts';

/**
 * The message as a release: its line climbs beside the words for what happens to it. They say it all, so
 * the line is for the eyes alone.
 */
export function drawMessageLine(form: HTMLFormElement): void {
  const list = form.parentElement?.querySelector<HTMLElement>('.contact-next ol');
  if (!list) return;
  const show = drawBeside(list, contactColumns.length);

  const write = () => show(countWritten(form));
  form.addEventListener('input', write);
  write();

  let before = form.dataset['state'];
  new MutationObserver(() => {
    const state = form.dataset['state'];
    if (state === 'sending') show('sending');
    else if (state === 'sent') show('stored');
    // Idle again after success, the message is as stored as it was.
    else if (before === 'sending') show('failed');
    before = state;
  }).observe(form, { attributeFilter: ['data-state'] });
}

function countWritten(form: HTMLFormElement): number {
  const fields = contactColumns.map(
    (column) => form.elements.namedItem(column) as HTMLInputElement,
  );
  return fields.filter(({ value, validity }) => value.trim() && validity.valid).length;
}
