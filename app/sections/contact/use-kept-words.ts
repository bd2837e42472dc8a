import { type RefObject, useEffect, useEffectEvent } from 'react';
import { takeDraft } from '#app/browser/draft.ts';
import type { Message } from '#shared/message.ts';
import { fieldsOf } from './form-fields.ts';

interface Kept extends Message {
  sending: boolean;
}

/**
 * Keeps what is typed across a reload in the tab's history entry, which no other tab and no later visitor
 * can read. Adds the words that another page saved for the form.
 *
 * @param onReturn receives whether the visitor left while a message was being sent
 */
export function useKeptWords(
  form: RefObject<HTMLFormElement | null>,
  onReturn: (wasSending: boolean) => void,
): void {
  const reportReturn = useEffectEvent(onReturn);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const fields = fieldsOf(element);
    const keep = () => {
      const texts = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
      const typed = fields.some(({ value }) => value);
      const sending = element.dataset['state'] === 'sending';
      window.history.replaceState(typed ? { ...texts, sending } : null, '');
    };
    // Only once something is typed: Firefox does not cache pages with this listener.
    const watch = () => window.addEventListener('beforeunload', keep);

    const kept: Kept | null = window.history.state;
    const draft = takeDraft();
    for (const field of fields) {
      field.value ||= kept?.[field.name as keyof Message] ?? '';
      if (draft && field.name === 'message')
        field.value = [draft, field.value].filter(Boolean).join('\n\n').slice(0, field.maxLength);
    }
    if (fields.some(({ value }) => value)) {
      watch();
      reportReturn(kept?.sending === true);
    }
    element.addEventListener('input', watch);
    return () => {
      element.removeEventListener('input', watch);
      window.removeEventListener('beforeunload', keep);
    };
  }, [form]);
}
