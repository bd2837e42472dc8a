import { type RefObject, useEffect, useState } from 'react';
import { useHydrating } from '#app/browser/use-hydrating.ts';
import { leaveLineOut, putLineInMessage, useVisitorLine } from '#app/browser/visitor-line.ts';
import { measureLine } from '#app/drawings/visitor-line/geometry.ts';
import { visitorLine } from '#content/visitor-line.ts';
import { controlOf } from './form-fields.ts';
import { replaceSentence } from './message-beginning.ts';

/** What became of the sentence of a line that the visitor left out. */
export type LeftOut = 'with its sentence' | 'without its edited sentence';

/**
 * Begins the message with the figures of the visitor's line.
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
  const [leftOut, setLeftOut] = useState<LeftOut>();
  const hydrating = useHydrating();

  useEffect(() => {
    if (hydrating || words === sentenceRef.current) return;
    changeMessage(formRef.current, (text) => replaceSentence(text, sentenceRef.current, words));
    sentenceRef.current = words;
  }, [formRef, hydrating, words, sentenceRef]);

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

function changeMessage(form: HTMLFormElement | null, change: (text: string) => string): void {
  const field = form && controlOf(form, 'message');
  if (!field) return;
  const text = change(field.value);
  if (text === field.value) return;
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
