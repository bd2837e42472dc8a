import { type RefObject, useEffect } from 'react';
import type { Refusal } from './refusal.ts';

/** How near the form has to come before its client library is fetched. */
const near = '400px';

/** Fetches what sends a message, and keeps it, when the form comes near or is touched, and not before. */
export function useSenderPreload(
  form: RefObject<HTMLFormElement | null>,
  onReturn: (why: Refusal | undefined) => void,
): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) preload();
      },
      { rootMargin: near },
    );
    const stop = () => {
      observer.disconnect();
      element.removeEventListener('focusin', preload);
    };
    const preload = () => {
      stop();
      import('./send-message.ts').then(
        ({ prepareForm }) => onReturn(prepareForm(element)),
        // A failed download is told of when the message is sent, not before.
        () => {},
      );
    };
    // Something was typed here before.
    if (window.history.state) preload();
    else {
      observer.observe(element);
      element.addEventListener('focusin', preload);
    }
    return stop;
  }, [form, onReturn]);
}
