import { type RefObject, useEffect } from 'react';
import { getItem, setItem } from '#app/browser/session-storage.ts';

/** Stores what is typed into a form for the tab's session, and restores it into empty fields. */
export function useDraft(formRef: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    for (const [name, text] of new URLSearchParams(getItem('form'))) {
      const field = form.elements.namedItem(name);
      if (field && 'value' in field) field.value ||= text;
    }
    const save = () => {
      const filledFields = [...new FormData(form)].filter(([, text]) => text) as [string, string][];
      setItem('form', new URLSearchParams(filledFields).toString());
    };
    form.addEventListener('input', save);
    return () => form.removeEventListener('input', save);
  }, [formRef]);
}
