import { expect, it } from 'vitest';
import { replaceSentence, replaceSubject } from './message-beginning.ts';

it.each([
  ['begins an empty message', '', '', 'It takes 2 h.', 'It takes 2 h.\n\n'],
  ['keeps a begun message', 'Hello.', '', 'It takes 2 h.', 'It takes 2 h.\n\nHello.'],
  ['is put there once', 'It takes 2 h. Hello.', '', 'It takes 2 h.', 'It takes 2 h. Hello.'],
  [
    'follows',
    'It takes 2 h.\n\nHello.',
    'It takes 2 h.',
    'It takes 3 h.',
    'It takes 3 h.\n\nHello.',
  ],
  ['follows within a text', 'So: It takes 2 h.', 'It takes 2 h.', '$& h.', 'So: $& h.'],
  ['is taken out', 'It takes 2 h.\n\nHello.', 'It takes 2 h.', '', 'Hello.'],
  ['stays once it was edited', 'It takes 4 h.', 'It takes 2 h.', '', 'It takes 4 h.'],
])('the sentence %s', (_, text, before, after, expected) => {
  expect(replaceSentence(text, before, after)).toBe(expected);
});

it('begins a message with a subject after the sentence, until the visitor has written', () => {
  const begun = replaceSubject('It takes 2 h.\n\n', 'It takes 2 h.', '', 'Observability');
  expect(begun).toMatch(/^It takes 2 h\.\n\n.+ Observability\n\n$/);
  const other = replaceSubject(begun, 'It takes 2 h.', 'Observability', 'Security');
  expect(other).toBe(begun.replace('Observability', 'Security'));
  for (const written of [`${begun}Two clusters`, 'Hello.'])
    expect(replaceSubject(written, 'It takes 2 h.', 'Observability', 'Security')).toBe(written);
});
