import * as fc from 'fast-check';
import {
  type Message,
  type MessageColumn,
  messageColumns,
  messageFields,
} from '#shared/message.ts';
import { validMessage } from '#tests/support/server/messages.ts';

/** Whom no mail may ever be sent to, whatever a request says. */
export const victim = 'victim@evil.example';

/** Pieces that have broken such servers before, for any place where a text is expected. */
const fragments = [
  '\0',
  '\r\n',
  '\r',
  '\n',
  '\u001b[2J',
  '\u007f',
  '\u0085',
  '\u202eevil\u2066',
  '\u2028',
  '\ufeff',
  '\ud800',
  '\udfff',
  '\u00a0\u3000',
  '😀',
  'e\u0301\u0301\u0301',
  `\r\nBcc: ${victim}`,
  `\nBcc: ${victim}\n\nand a body`,
  ` <${victim}>`,
  `, ${victim}`,
  `"; ${victim}; "`,
  '=?utf-8?q?=0d=0aBcc:?=',
  '<script>alert(1)</script>',
  '</textarea>',
  '{{message}}',
  '$&',
  "'); drop table contacts; --",
  '=cmd|x',
  '%00',
  '\\u0000',
];

const lengths = [200, 201, 320, 321, 5000, 5001];

/** Text that a person could have written. */
const plainText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });

export const hostileText = fc.oneof(
  plainText,
  fc.constantFrom('', ' ', '\t\n', ...fragments),
  fc.tuple(plainText, fc.constantFrom(...fragments), plainText).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .tuple(fc.constantFrom('x', '😀', ' '), fc.constantFrom(...lengths))
    .map(([character, length]) => character.repeat(length)),
);

const hostileEmail = fc.oneof(
  hostileText,
  fc
    .tuple(fc.emailAddress(), fc.constantFrom(...fragments))
    .map(([address, fragment]) => address + fragment),
  fc.constantFrom(
    `ada@b.example,${victim}`,
    `ada@b.example ${victim}`,
    `ada@b.example;${victim}`,
    `Ada <${victim}>`,
    `<${victim}>`,
    `"a b"@evil.example`,
    `group: ${victim};`,
    'ada@[127.0.0.1]',
    'ada@b.example(comment)',
    'ada@@b.example',
    'ada@münchen.example',
    `${'a'.repeat(316)}@b.c`,
  ),
);

export const plainMessage = fc.record(textsOf(fc.emailAddress(), plainText));

const spoiltTexts = textsOf(hostileEmail, hostileText);

/** A message of which one text, or any number of them, is not what it should be. */
const spoiltMessage: fc.Arbitrary<Message> = fc
  .tuple(
    plainMessage,
    fc.oneof(
      ...messageColumns.map((column) => fc.record({ [column]: spoiltTexts[column] })),
      fc.record(spoiltTexts, { requiredKeys: [] }),
    ),
  )
  .map(([contact, change]) => ({ ...contact, ...change }));

export const hostileMessage: fc.Arbitrary<Message> = fc.oneof(
  { weight: 6, arbitrary: plainMessage },
  { weight: 6, arbitrary: spoiltMessage },
  // Sent again and again: stored once.
  { weight: 1, arbitrary: fc.constant(validMessage) },
);

function textsOf(email: fc.Arbitrary<string>, text: fc.Arbitrary<string>) {
  const texts = messageColumns.map((column) => [
    column,
    messageFields[column].kind === 'email' ? email : text,
  ]);
  return Object.fromEntries(texts) as Record<MessageColumn, fc.Arbitrary<string>>;
}
