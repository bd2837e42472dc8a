import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { loadModule } from '#app/browser/load-module.ts';
import type { Toast } from '#app/ui/toaster.tsx';
import { constants } from '#content/constants.ts';
import { formWords } from '#content/contact.ts';
import { paths } from '#shared/paths.ts';
import { backend } from './data-api.ts';
import { countWritten } from './form-fields.ts';
import { leftWhileSending, type Refusal } from './refusal.ts';
import type { InsertError } from './send-message.ts';
import { useSavedDraft } from './use-saved-draft.ts';
import { useSubject } from './use-subject.ts';

type FormState = 'idle' | 'sending' | 'sent';

/** How many fields are written, or the state of the message after that. */
export type Stage = number | 'sending' | 'stored' | 'failed';

export type ContactFormState = ReturnType<typeof useContactForm>;

/** Takes the form from idle to sending, sent and back. A failure returns to idle and keeps every field. */
export function useContactForm(near: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState>('idle');
  const [stage, setStage] = useState<Stage>(0);
  const [refusal, setRefusal] = useState<Refusal>();
  const [toast, setToast] = useState<Toast>();
  // A second submit may come before React has rendered what the first one set.
  const current = useRef<FormState>('idle');
  const sentWith = useRef<Element>(null);

  const enter = useCallback((next: FormState, why?: Refusal) => {
    current.current = next;
    setState(next);
    setRefusal(why);
  }, []);

  const countFields = () => setStage(form.current ? countWritten(form.current) : 0);

  useSubject(form);
  useSavedDraft(form, state === 'sending', (wasSending) => {
    countFields();
    if (wasSending) setRefusal(leftWhileSending);
  });

  useEffect(() => {
    // A failed download matters only once the visitor submits.
    if (near) loadSender().catch(() => {});
  }, [near]);

  useEffect(() => {
    if (state !== 'idle' || !sentWith.current) return;
    // A screen reader reads the refused control with its reason.
    if (refusal) {
      const control = document.getElementById(
        refusal.control === 'submit' ? 'send' : refusal.control,
      );
      control?.focus();
      control?.scrollIntoView({ block: 'nearest' });
      return;
    }
    // Disabling the button took its focus. Return it, unless something else has it now.
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
    const element = event.currentTarget;
    if (current.current !== 'idle') return;
    const fields = new FormData(element);

    sentWith.current = document.activeElement;
    enter('sending');
    setStage('sending');
    try {
      const sender = await loadSenderOrServer();
      if (!sender) return submitDocument(element, () => enter('idle'));
      await sender.sendMessage(fields);
    } catch (error) {
      console.error('The message could not be sent.', error);
      const { refusal } = error as Partial<InsertError>;
      enter('idle', refusal);
      if (refusal) countFields();
      else setStage('failed');
      setToast({ id: Date.now(), variant: 'destructive', ...formWords.toasts.failed });
      return;
    }
    element.reset();
    enter('sent');
    setStage('stored');
    setToast({ id: Date.now(), variant: 'default', ...formWords.toasts.sent });
  };

  /** Withdraws a refusal once its field changes. */
  const amend = ({ target }: FormEvent) => {
    countFields();
    if ((target as HTMLInputElement).name === refusal?.control) setRefusal(undefined);
  };

  const dismissToast = () => setToast(undefined);

  return { form, state, stage, refusal, submit, amend, toast, dismissToast };
}

/** The client library is large, so it loads once the form is near. */
function loadSender() {
  return loadModule(() => import('./send-message.ts'));
}

/** Returns undefined if the library cannot be had, and our own server can take the form itself. */
async function loadSenderOrServer() {
  try {
    return await loadSender();
  } catch (error) {
    if (backend.url || !(await fetch(paths.health)).ok) throw error;
    return undefined;
  }
}

/** Submits as without scripts. `onLeave` makes the form usable for a visitor who comes back. */
function submitDocument(form: HTMLFormElement, onLeave: () => void): void {
  window.addEventListener('pagehide', onLeave, { once: true });
  form.submit();
}
