import { type FormEvent, useEffect, useState } from 'react';
import { showToast } from '#app/lib/toasts.ts';
import { constants } from '#content/constants.ts';
import { contact } from '#content/contact.ts';
import {
  type Contact,
  type ContactColumn,
  contactColumns,
  honeypotField,
} from '#contract/contact.ts';

type FormState = 'idle' | 'sending' | 'sent';

/** The form's states: idle, sending, sent and back. A failure goes back to idle with all as typed. */
export function useContactForm() {
  const [state, setState] = useState<FormState>('idle');

  useEffect(() => {
    if (state !== 'sent') return;
    const timer = setTimeout(() => setState('idle'), constants.sentButtonStateDuration);
    return () => clearTimeout(timer);
  }, [state]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (state !== 'idle' || complainOfBlank(form)) return;
    const fields = new FormData(form);

    setState('sending');
    try {
      if (!fields.get(honeypotField)) await send(contactFrom(fields));
    } catch (error) {
      console.error('The message could not be sent.', error);
      setState('idle');
      showToast({ variant: 'destructive', ...contact.toasts.failed });
      return;
    }
    form.reset();
    setState('sent');
    showToast({ variant: 'default', ...contact.toasts.sent });
  };

  return { state, submit };
}

/** The client library is large and no part of the first view, so it comes when it is needed. */
async function send(message: Contact): Promise<void> {
  const { sendMessage } = await import('#app/lib/send-message.ts');
  await sendMessage(message);
}

function contactFrom(fields: FormData): Contact {
  const text = (column: ContactColumn) => {
    const value = fields.get(column);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    company: text('company'),
    message: text('message'),
  };
}

/** `required` is content with spaces, the server is not: says so in the browser's own way. */
function complainOfBlank(form: HTMLFormElement): boolean {
  for (const column of contactColumns) {
    const control = form.elements.namedItem(column);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    if (control.value.trim() !== '') continue;
    control.setCustomValidity(contact.blank);
    control.addEventListener('input', () => control.setCustomValidity(''), { once: true });
    control.reportValidity();
    return true;
  }
  return false;
}
