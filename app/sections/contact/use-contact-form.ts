import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadModule } from '#app/browser/load-module.ts';
import { leaveLineOut } from '#app/browser/visitor-line.ts';
import type { Toast } from '#app/ui/toaster.tsx';
import { constants } from '#content/constants.ts';
import { formWords } from '#content/contact.ts';
import { paths } from '#shared/paths.ts';
import { controlOf, emptyBlankFields } from './form-fields.ts';
import { leftWhileSending, type Refusal } from './refusal.ts';
import type { InsertError } from './send-message.ts';
import { useMessageBeginning } from './use-message-beginning.ts';
import { useSavedDraft } from './use-saved-draft.ts';

/** How far a message has come. A refused one is still being written. */
export type MessageProgress = 'written' | 'sending' | 'stored' | 'failed';

export type ContactFormState = ReturnType<typeof useContactForm>;

/** Sends the form. */
export function useContactForm(near: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [progress, setProgress] = useState<MessageProgress>('written');
  const [refusal, setRefusal] = useState<Refusal>();
  const [toast, setToast] = useState<Toast>();

  const sentenceRef = useRef('');
  const isSending = state === 'sending';
  useSavedDraft(form, sentenceRef, isSending, () => setRefusal(leftWhileSending));
  const beginning = useMessageBeginning(form, sentenceRef);
  const [submittedLine, setSubmittedLine] = useState(beginning.line);
  const isOnItsWay = isSending || progress === 'stored';
  const sentLine = isOnItsWay && !beginning.line ? submittedLine : undefined;

  const focusBeforeSubmit = useRef<Element>(null);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state !== 'idle') return;
    setToast(undefined);
    const { currentTarget } = event;
    emptyBlankFields(currentTarget);
    if (!currentTarget.reportValidity()) return;
    focusBeforeSubmit.current = document.activeElement;
    // At once, so that a second submit finds it sending.
    flushSync(() => {
      setState('sending');
      setRefusal(undefined);
      setSubmittedLine(beginning.line);
    });
    try {
      const isStored = await sendForm(currentTarget);
      setState(isStored ? 'sent' : 'idle');
      setProgress(isStored ? 'stored' : 'written');
      if (isStored) setToast({ id: Date.now(), variant: 'default', ...formWords.toasts.sent });
    } catch (error) {
      console.error('The message could not be sent.', error);
      const reason = (error as Partial<InsertError>).refusal;
      setState('idle');
      setProgress(reason ? 'written' : 'failed');
      setRefusal(reason);
      setToast({ id: Date.now(), variant: 'destructive', ...formWords.toasts.failed });
    }
  };

  const onFieldInput = ({ target }: FormEvent<HTMLFormElement>) => {
    setProgress('written');
    // A refusal stays until its own field changes.
    if ((target as HTMLInputElement).name === refusal?.control) setRefusal(undefined);
  };

  useEffect(() => {
    // A failed download matters only once the visitor submits.
    if (near) loadSender().catch(() => {});
  }, [near]);

  useEffect(() => {
    if (state !== 'idle' || !form.current || !focusBeforeSubmit.current) return;
    // Focus has a screen reader read the control with its reason.
    if (refusal) {
      const control = controlOf(form.current, refusal.control);
      control?.focus();
      control?.scrollIntoView({ block: 'nearest' });
      return;
    }
    // Disabling the button took its focus. Return it, unless something else has it now.
    if (document.activeElement !== document.body) return;
    if (focusBeforeSubmit.current instanceof HTMLElement)
      focusBeforeSubmit.current.focus({ preventScroll: true });
  }, [state, refusal]);

  useEffect(() => {
    if (state !== 'sent') return;
    const timer = setTimeout(() => setState('idle'), constants.sentButtonStateDuration);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    form,
    state,
    refusal,
    messageLine: sentLine
      ? { ...beginning, line: sentLine, leftOut: undefined, sent: true }
      : { ...beginning, sent: false },
    progress: isSending ? 'sending' : progress,
    toast,
    onSubmit,
    onFieldInput,
    dismissToast: () => setToast(undefined),
  };
}

/** Returns whether it is stored; otherwise the browser has submitted the form, and the visitor came back. */
async function sendForm(form: HTMLFormElement): Promise<boolean> {
  const fields = new FormData(form);
  const sender = await loadSenderOrServer();
  if (!sender) {
    await submitDocument(form);
    return false;
  }
  await sender.sendMessage(fields);
  form.reset();
  leaveLineOut();
  return true;
}

/** The client library is large, so it loads once the form is near. */
function loadSender() {
  return loadModule(() => import('./send-message.ts'));
}

/** Returns undefined if the library fails to load but our own server accepts the form. */
async function loadSenderOrServer() {
  try {
    return await loadSender();
  } catch (error) {
    if (import.meta.env.VITE_SUPABASE_URL || !(await fetch(paths.health)).ok) throw error;
    return undefined;
  }
}

/** Submits as without scripts. Resolves for a visitor who comes back to the form. */
function submitDocument(form: HTMLFormElement): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pagehide', () => resolve(), { once: true });
    form.submit();
  });
}
