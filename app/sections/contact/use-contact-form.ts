import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useInView } from '#app/browser/use-in-view.ts';
import type { Toast } from '#app/ui/toaster.tsx';
import { constants } from '#content/constants.ts';
import { formCopy } from '#content/contact.ts';
import type { InsertError } from './send-message.ts';
import { useDraft } from './use-draft.ts';

/** `sent` while the button shows it, and then `ready` until the visitor begins another message. */
export type FormStatus = 'writing' | 'sending' | 'failed' | 'sent' | 'ready';

interface FormState {
  status: FormStatus;
  toast?: Toast | undefined;
  /** Tells the visitor how to fix a message that was not stored. */
  explanation?: string | undefined;
}

/** Whether the site is on a static host, where no server accepts the form. */
export const isStaticHost = Boolean(import.meta.env.VITE_SUPABASE_URL);

/** The longest time from a click until a message is stored (ms). */
const timeout = 15_000;

/** Loads the client library. It is large, so it is loaded when the form is near the viewport or submitted. */
const loadSender = () => import('./send-message.ts');

export function useContactForm() {
  const formRef = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState>({ status: 'writing' });
  const isNear = useInView(formRef, 0, '400px');

  useDraft(formRef);

  useEffect(() => {
    // Ignores a failed preload, because submitting tries again.
    if (isNear) loadSender().catch(() => {});
  }, [isNear]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.status === 'sending' || state.status === 'sent') return;
    const form = event.currentTarget;
    clearBlankFields(form);
    if (!form.reportValidity()) return;
    // Flushes synchronously, so that a second submit already sees `sending`.
    flushSync(() => setState({ status: 'sending' }));
    try {
      const signal = AbortSignal.timeout(timeout);
      const loading = Promise.race([loadSender(), rejectWhenAborted(signal)]);
      const sender = await loading.catch((error: unknown) => {
        // Without a server, time or a connection, the browser could not submit the form either.
        if (isStaticHost || signal.aborted || !navigator.onLine) throw error;
      });
      // The library failed to load, so the browser submits the form, as on a page without scripts.
      if (!sender) {
        form.submit();
        return setState({ status: 'writing' });
      }
      await sender.sendMessage(new FormData(form), signal);
      form.reset();
      // The draft and the line listen to `input`, which a reset does not fire.
      form.dispatchEvent(new InputEvent('input', { bubbles: true }));
      setState({ status: 'sent', toast: { variant: 'default', ...formCopy.toasts.sent } });
      await new Promise((resolve) => setTimeout(resolve, constants.sentButtonStateDuration));
      // Updates the latest state, because the visitor may have dismissed the toast.
      flushSync(() => setState(({ toast }) => ({ status: 'ready', toast })));
      restoreFocus(form);
    } catch (error) {
      console.error('The message could not be sent.', error);
      const { explanation } = error as Partial<InsertError>;
      const toast: Toast = { variant: 'destructive', ...formCopy.toasts.failed };
      flushSync(() => setState({ status: 'failed', toast, explanation }));
      restoreFocus(form, explanation);
    }
  };

  return {
    ...state,
    formRef,
    onSubmit,
    onInput: () => {
      if (state.status === 'failed' || state.status === 'ready')
        setState({ ...state, status: 'writing' });
    },
    onDismissToast: () => setState({ ...state, toast: undefined }),
  };
}

/** Clears fields that show nothing, because `required` accepts spaces, and even the server zero-width spaces. */
function clearBlankFields(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]'))
    if (!/[^\s\p{Cc}\p{Cf}]/u.test(field.value)) field.value = '';
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

/** Focuses the button if disabling it took its focus, or to have screen readers read the explanation with it. */
function restoreFocus(form: HTMLFormElement, explanation?: string): void {
  const button = form.querySelector('button');
  if (explanation) button?.focus();
  else if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}
