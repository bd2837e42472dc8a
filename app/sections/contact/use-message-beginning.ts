import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
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
 * @param sentence the line's, as it was last put into the message. Edited words are the visitor's.
 */
export function useMessageBeginning(
  form: RefObject<HTMLFormElement | null>,
  sentence: RefObject<string>,
) {
  const kept = useVisitorLine();
  const line = kept?.isInMessage ? measureLine(kept.hours) : undefined;
  const words = line ? visitorLine.message(line) : '';
  const subject = useRef('');
  const [leftOut, setLeftOut] = useState<LeftOut>();
  const hydrating = useHydrating();

  const change = useEffectEvent((begin: (text: string) => string) => {
    const field = form.current && controlOf(form.current, 'message');
    if (!(field instanceof HTMLTextAreaElement)) return false;
    const text = begin(field.value);
    if (text === field.value) return false;
    field.value = text;
    return field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });

  useEffect(() => {
    if (hydrating || words === sentence.current) return;
    change((text) => replaceSentence(text, sentence.current, words));
    sentence.current = words;
  }, [hydrating, words, sentence]);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = (target as Element).closest<HTMLElement>('[data-subject]');
      const next = link?.dataset['subject'];
      if (!next) return;
      if (change((text) => replaceSubject(text, sentence.current, subject.current, next)))
        subject.current = next;
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [sentence]);

  return {
    line,
    leftOut: line ? undefined : leftOut,
    leaveOut() {
      const field = form.current && controlOf(form.current, 'message');
      const isUnedited = field?.value.includes(sentence.current);
      setLeftOut(isUnedited ? 'with its sentence' : 'without its edited sentence');
      leaveLineOut();
    },
    putBack: putLineInMessage,
  };
}
