import { type RefObject, useEffect } from 'react';

/** How near the form has to come before its client library is fetched. */
const near = '400px';

/** Fetches what sends a message when the form comes near or is touched, and not before. */
export function useSenderPreload(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) preload();
      },
      { rootMargin: near },
    );
    const preload = () => {
      observer.disconnect();
      // A failed download is told of when the message is sent, not before.
      import('./send-message.ts').catch(() => {});
    };
    observer.observe(element);
    element.addEventListener('focusin', preload, { once: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', preload);
    };
  }, [form]);
}
