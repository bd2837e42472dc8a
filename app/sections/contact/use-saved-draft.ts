import { type RefObject, useEffect, useEffectEvent } from 'react';
import { navigationType } from '#app/browser/navigation-type.ts';
import { storeText, takeText } from '#app/browser/session-text.ts';
import type { MessageColumn } from '#shared/message.ts';
import { fieldsOf } from './form-fields.ts';

type SavedDraft = Partial<Record<MessageColumn | 'sentence' | 'sending', unknown>>;

/**
 * Saves what is typed for this tab when the page is hidden or left, and restores it after a reload or Back.
 *
 * @param sentenceRef the sentence about the visitor's line, as last put into the message
 * @param onInterrupted is called if the visitor left while a message was being sent
 */
export function useSavedDraft(
  form: RefObject<HTMLFormElement | null>,
  sentenceRef: RefObject<string>,
  sending: boolean,
  onInterrupted: () => void,
): void {
  const reportInterrupted = useEffectEvent(onInterrupted);
  const isSending = useEffectEvent(() => sending);

  useEffect(() => {
    if (!form.current) return;
    const fields = fieldsOf(form.current);
    const hasWords = () => fields.some(({ value }) => value);
    const save = () => {
      const texts = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
      const draft = { ...texts, sentence: sentenceRef.current, sending: isSending() };
      storeText('form', hasWords() ? JSON.stringify(draft) : '');
    };

    const stored = takeText('form');
    const saved = navigationType() === 'navigate' ? {} : parseDraft(stored);
    for (const field of fields) {
      const text = saved[field.name as MessageColumn];
      if (typeof text === 'string') field.value ||= text;
    }
    if (typeof saved.sentence === 'string') sentenceRef.current = saved.sentence;
    if (hasWords() && saved.sending === true) reportInterrupted();

    let isLeaving = false;
    const onHide = ({ type }: Event) => {
      // A page that is left is hidden once more, when the browser has already aborted the request.
      if (!isLeaving) save();
      isLeaving = type === 'pagehide';
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', onHide);
    };
  }, [form, sentenceRef]);
}

/** Another script may have used the same key. */
function parseDraft(json: string): SavedDraft {
  try {
    return (JSON.parse(json) as SavedDraft | null) ?? {};
  } catch {
    return {};
  }
}
