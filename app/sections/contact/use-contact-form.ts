import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { showToast } from '#app/ui/toasts.ts';
import { constants } from '#content/constants.ts';
import { contact } from '#content/contact.ts';
import { honeypotField } from '#contract/contact.ts';
import { paths } from '#contract/paths.ts';
import { backend } from './environment.ts';
import type { Refusal } from './refusal.ts';
import type { InsertError } from './send-message.ts';

type FormState = 'idle' | 'sending' | 'sent';

/** The form's states: idle, sending, sent and back. A failure goes back to idle with all as typed. */
export function useContactForm() {
  const [state, setState] = useState<FormState>('idle');
  const [refusal, setRefusal] = useState<Refusal>();
  // A second submit may come before React has rendered what the first one set.
  const current = useRef<FormState>('idle');
  const sentWith = useRef<Element>(null);

  const enter = useCallback((next: FormState, why?: Refusal) => {
    current.current = next;
    setState(next);
    setRefusal(why);
  }, []);

  useEffect(() => {
    if (state !== 'idle' || !sentWith.current) return;
    // What is refused has the focus, and is read with its reason.
    if (refusal) {
      const control = document.getElementById(`contact-${refusal.control}`);
      control?.focus();
      control?.scrollIntoView({ block: 'nearest' });
      return;
    }
    // A button loses the focus when it is disabled; it has it back when nobody has taken it since.
    if (document.activeElement !== document.body) return;
    if (sentWith.current instanceof HTMLElement) sentWith.current.focus({ preventScroll: true });
  }, [state, refusal]);

  useEffect(() => {
    if (state !== 'sent') return;
    const timer = setTimeout(() => enter('idle'), constants.sentButtonStateDuration);
    return () => clearTimeout(timer);
  }, [state, enter]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (current.current !== 'idle') return;
    const fields = new FormData(form);

    sentWith.current = document.activeElement;
    enter('sending');
    try {
      if (!fields.get(honeypotField)) {
        const sender = await loadSender();
        if (!sender) return submitDocument(form, () => enter('idle'));
        const why = await sender.sendMessage(fields);
        if (why) return enter('idle', why);
      }
    } catch (error) {
      console.error('The message could not be sent.', error);
      enter('idle', (error as Partial<InsertError>).refusal);
      showToast({ variant: 'destructive', ...contact.toasts.failed });
      return;
    }
    form.reset();
    enter('sent');
    showToast({ variant: 'default', ...contact.toasts.sent });
  };

  /** What is written anew is no longer refused. */
  const amend = ({ target }: FormEvent) => {
    if ((target as HTMLInputElement).name === refusal?.control) setRefusal(undefined);
  };

  return { state, refusal, setRefusal, submit, amend };
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
