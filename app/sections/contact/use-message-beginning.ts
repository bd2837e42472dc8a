import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHydrating } from '#app/browser/use-hydrating.ts';
import { leaveLineOut, putLineInMessage, useVisitorLine } from '#app/browser/visitor-line.ts';
import { measureLine } from '#app/drawings/visitor-line/geometry.ts';
import { visitorLine } from '#content/visitor-line.ts';
import { controlOf } from './form-fields.ts';
import { replaceSentence, replaceSubject } from './message-beginning.ts';

/** What became of the sentence of a line that the visitor left out. */
export type LeftOut = 'with its sentence' | 'without its edited sentence';

/**
 * Begins the message with the figures of the visitor's line, and with the subject of the link that led to
 * the form.
 *
 * @param sentenceRef the line's, as it was last put into the message. Edited words are the visitor's.
 */
export function useMessageBeginning(
  formRef: RefObject<HTMLFormElement | null>,
  sentenceRef: RefObject<string>,
) {
  const kept = useVisitorLine();
  const line = kept?.isInMessage ? measureLine(kept.hours) : undefined;
  const words = line ? visitorLine.message(line) : '';
  const subject = useRef('');
  const [leftOut, setLeftOut] = useState<LeftOut>();
  const hydrating = useHydrating();

  useEffect(() => {
    if (hydrating || words === sentenceRef.current) return;
    changeMessage(formRef.current, (text) => replaceSentence(text, sentenceRef.current, words));
    sentenceRef.current = words;
  }, [formRef, hydrating, words, sentenceRef]);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = (target as Element).closest<HTMLElement>('[data-subject]');
      const next = link?.dataset['subject'];
      if (!next) return;
      const isChanged = changeMessage(formRef.current, (text) =>
        replaceSubject(text, sentenceRef.current, subject.current, next),
      );
      if (isChanged) subject.current = next;
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [formRef, sentenceRef]);

  return {
    line,
    leftOut: line || !kept ? undefined : leftOut,
    leaveOut: () => {
      const field = formRef.current && controlOf(formRef.current, 'message');
      const isUnedited = field?.value.includes(sentenceRef.current);
      setLeftOut(isUnedited ? 'with its sentence' : 'without its edited sentence');
      leaveLineOut();
    },
    putBack: () => {
      setLeftOut(undefined);
      putLineInMessage();
    },
  };
}

/** Returns whether that changed anything. */
function changeMessage(form: HTMLFormElement | null, change: (text: string) => string): boolean {
  const field = form && controlOf(form, 'message');
  if (!field) return false;
  const text = change(field.value);
  if (text === field.value) return false;
  field.value = text;
  return field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
