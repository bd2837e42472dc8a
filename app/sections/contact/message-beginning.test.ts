import { expect, it } from 'vitest';
import { replaceSentence } from './message-beginning.ts';

// What a visitor does: message-line.spec.ts and subject.spec.ts.
it.each([
  ['It takes 2 h.\n\nHello.', 'It takes 2 h.', 'It takes 3 h.', 'It takes 3 h.\n\nHello.'],
  ['So: It takes 2 h.', 'It takes 2 h.', '$& h.', 'So: $& h.'],
  ['It takes 4 h.', 'It takes 2 h.', '', 'It takes 4 h.'],
])('the sentence of %j follows the line, unless it was edited', (text, before, after, expected) => {
  expect(replaceSentence(text, before, after)).toBe(expected);
});
