import { type RefObject, useEffect } from 'react';
import { formWords } from '#content/contact.ts';

/** Begins the message with the subject of the link that led to the form, unless the visitor has written one. */
export function useSubject(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    let inserted = '';
    const insertSubject = ({ target }: MouseEvent) => {
      const link = (target as Element).closest<HTMLElement>('[data-subject]');
      const field = form.current?.elements.namedItem('message') as HTMLTextAreaElement | null;
      if (!link || !field || field.readOnly || (field.value && field.value !== inserted)) return;
      inserted = `${formWords.subject} ${link.dataset['subject']}\n\n`;
      field.value = inserted;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    document.addEventListener('click', insertSubject);
    return () => document.removeEventListener('click', insertSubject);
  }, [form]);
}
