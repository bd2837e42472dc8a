import {
  type FormEvent,
  startTransition,
  useActionState,
  useEffect,
  useRef,
  useState,
} from 'react';
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

/** The outcome of a submit, and what the visitor can correct. */
interface Result {
  status: 'stored' | 'failed' | 'refused';
  refusal?: Refusal | undefined;
  /** When it arrived; identifies this result. */
  id: number;
}

type FormState = 'idle' | 'sending' | 'sent';

/** How far a message has come. A refused one is still being written. */
export type MessageProgress = 'written' | 'sending' | 'stored' | 'failed';

export type ContactFormState = ReturnType<typeof useContactForm>;

/** Sends the form. Its button, toast, refusal and progress follow from the last result. */
export function useContactForm(near: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [result, send, isPending] = useActionState(sendForm, undefined);
  const [interrupted, setInterrupted] = useState(false);
  /** The last result that the visitor's typing made outdated. */
  const [outdated, setOutdated] = useState<Result>();
  /** The last result whose toast was closed. */
  const [dismissed, setDismissed] = useState<Result>();
  /** The last result that the button no longer shows. */
  const [expired, setExpired] = useState<Result>();

  const sent = result?.status === 'stored' && result !== expired;
  const state: FormState = isPending ? 'sending' : sent ? 'sent' : 'idle';
  const currentResult = result === outdated ? undefined : result;
  const reason = !result && interrupted ? leftWhileSending : currentResult?.refusal;
  const refusal = isPending ? undefined : reason;

  const sentenceRef = useRef('');
  useSavedDraft(form, sentenceRef, isPending, setInterrupted);
  const beginning = useMessageBeginning(form, sentenceRef);
  const [submittedLine, setSubmittedLine] = useState(beginning.line);
  const isOnItsWay = isPending || currentResult?.status === 'stored';
  const sentLine = isOnItsWay && !beginning.line ? submittedLine : undefined;

  // A second submit may come before React has rendered the first.
  const stateRef = useRef<FormState>('idle');
  const focusBeforeSubmit = useRef<Element>(null);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (stateRef.current !== 'idle') return;
    setDismissed(result);
    const { currentTarget } = event;
    emptyBlankFields(currentTarget);
    if (!currentTarget.reportValidity()) return;
    stateRef.current = 'sending';
    focusBeforeSubmit.current = document.activeElement;
    setSubmittedLine(beginning.line);
    startTransition(() => send(currentTarget));
  };

  /** A refusal stays until its own field changes. */
  const onFieldInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!refusal || (target as HTMLInputElement).name === refusal.control) setOutdated(result);
  };

  useEffect(() => {
    // A failed download matters only once the visitor submits.
    if (near) loadSender().catch(() => {});
  }, [near]);

  useEffect(() => {
    stateRef.current = state;
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
    if (!sent) return;
    const timer = setTimeout(() => setExpired(result), constants.sentButtonStateDuration);
    return () => clearTimeout(timer);
  }, [sent, result]);

  return {
    form,
    state,
    refusal,
    messageLine: sentLine
      ? { ...beginning, line: sentLine, leftOut: undefined, sent: true }
      : { ...beginning, sent: false },
    progress: isPending ? 'sending' : progressOf(currentResult),
    toast: result && result !== dismissed ? toastOf(result) : undefined,
    onSubmit,
    onFieldInput,
    dismissToast: () => setDismissed(result),
  };
}

/** Returns undefined if the browser submitted the form and the visitor came back. */
async function sendForm(_last: Result | undefined, form: HTMLFormElement) {
  try {
    const fields = new FormData(form);
    const sender = await loadSenderOrServer();
    if (!sender) return await submitDocument(form);
    await sender.sendMessage(fields);
  } catch (error) {
    console.error('The message could not be sent.', error);
    const { refusal } = error as Partial<InsertError>;
    return { status: refusal ? 'refused' : 'failed', refusal, id: Date.now() } as const;
  }
  form.reset();
  leaveLineOut();
  return { status: 'stored', id: Date.now() } as const;
}

function progressOf(result: Result | undefined): MessageProgress {
  return !result || result.status === 'refused' ? 'written' : result.status;
}

function toastOf({ status, id }: Result): Toast {
  return status === 'stored'
    ? { id, variant: 'default', ...formWords.toasts.sent }
    : { id, variant: 'destructive', ...formWords.toasts.failed };
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
function submitDocument(form: HTMLFormElement): Promise<undefined> {
  return new Promise((resolve) => {
    window.addEventListener('pagehide', () => resolve(undefined), { once: true });
    form.submit();
  });
}
