import { type FormEvent, useEffect, useRef, useState } from 'react';
import { showToast } from '#app/ui/toasts.ts';
import { constants } from '#content/constants.ts';
import { contact } from '#content/contact.ts';
import {
  type Contact,
  type ContactColumn,
  contactColumns,
  honeypotField,
} from '#contract/contact.ts';
import { paths } from '#contract/paths.ts';
import { backend } from './environment.ts';

type FormState = 'idle' | 'sending' | 'sent';

/** The form's states: idle, sending, sent and back. A failure goes back to idle with all as typed. */
export function useContactForm() {
  const [state, setState] = useState<FormState>('idle');
  const sentWith = useRef<Element>(null);

  // A button loses the focus when it is disabled; it has it back when nobody has taken it since.
  useEffect(() => {
    if (state !== 'idle' || document.activeElement !== document.body) return;
    if (sentWith.current instanceof HTMLElement) sentWith.current.focus({ preventScroll: true });
  }, [state]);

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

    sentWith.current = document.activeElement;
    setState('sending');
    try {
      if (!fields.get(honeypotField)) {
        const sender = await loadSender();
        if (!sender) return submitDocument(form, () => setState('idle'));
        await sender.sendMessage(contactFrom(fields));
      }
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

/**
 * The client library is large and no part of the first view, so it comes when it is needed. Undefined where
 * a newer build has taken its place and our own server, which is there, takes the form without it.
 */
async function loadSender() {
  try {
    return await import('./send-message.ts');
  } catch (error) {
    if (backend.url || !(await fetch(paths.health)).ok) throw error;
    return undefined;
  }
}

/** As a browser without scripts would send it. Whoever comes back from the answer finds the form as it was. */
function submitDocument(form: HTMLFormElement, onLeave: () => void): void {
  window.addEventListener('pagehide', onLeave, { once: true });
  form.submit();
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
