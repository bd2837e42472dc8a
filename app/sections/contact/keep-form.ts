import { takeDraft } from '#app/browser/draft.ts';
import { type Contact, contactColumns } from '#contract/contact.ts';
import { leftWhileSending, type Refusal } from './refusal.ts';

interface Kept extends Contact {
  sending: boolean;
}

/**
 * Keeps what is typed through a reload, in the tab's history, where browsers keep a form for Back: nowhere
 * that another tab or the next visitor would find it. Gives what is to be told to who left while a message
 * was under way.
 */
export function keepForm(form: HTMLFormElement): Refusal | undefined {
  const kept: Kept | null = window.history.state;
  const fields = contactColumns.map(
    (column) => form.elements.namedItem(column) as HTMLInputElement,
  );
  for (const field of fields) field.value ||= kept?.[field.name as keyof Contact] ?? '';

  const draft = takeDraft();
  const message = fields.find(({ name }) => name === 'message');
  if (message) message.value ||= draft.slice(0, message.maxLength);

  window.addEventListener('beforeunload', () => {
    const texts = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    const typed = fields.some(({ value }) => value);
    const sending = form.dataset['state'] === 'sending';
    window.history.replaceState(typed ? { ...texts, sending } : null, '');
  });
  return kept?.sending ? leftWhileSending : undefined;
}
