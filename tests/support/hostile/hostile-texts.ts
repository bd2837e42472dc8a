import * as fc from 'fast-check';
import {
  type Message,
  type MessageColumn,
  messageColumns,
  messageFields,
} from '#shared/message.ts';
import { validMessage } from '#tests/support/server/messages.ts';

/** An address that no mail may ever reach. */
export const victim = 'victim@evil.example';

/** Chooses from arbitraries, each by its weight. */
export function weighted<T>(...choices: [number, fc.Arbitrary<T>][]): fc.Arbitrary<T> {
  return fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));
}

/** Splits a list at its white space. */
export function words(list: string): string[] {
  return list.trim().split(/\s+/);
}

const controls = ['\0', '\r\n', '\r', '\u001b[2J', '\u007f', '\u0085', '\u2028', '\ufeff'];
const letters = ['\u202eevil\u2066', '\ud800', '\udfff', '\u00a0\u3000', '😀', 'e\u0301\u0301'];
const headers = [`\r\nBcc: ${victim}`, `\nBcc: ${victim}\n\na body`, '=?utf-8?q?=0d=0aBcc:?='];
const addresses = [` <${victim}>`, `, ${victim}`, `"; ${victim}; "`];
const code = words('<script>alert(1)</script> </textarea> {{message}} $& =cmd|x %00 \\u0000');
const sql = "'); drop table contacts; --";
/** Texts that have broken servers before. */
const fragment = fc.constantFrom(...controls, ...letters, ...headers, ...addresses, ...code, sql);

const plainText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });

/** As long as each limit, and one longer. */
const longText = fc
  .tuple(fc.constantFrom('x', '😀', ' '), fc.constantFrom(200, 201, 320, 321, 5000, 5001))
  .map(([character, length]) => character.repeat(length));

export const hostileText = fc.oneof(
  plainText,
  fc.constantFrom('', ' ', '\t\n'),
  fc.tuple(plainText, fragment, plainText).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
  longText,
);

const oddAddresses = words(
  `ada@b.example,${victim} <${victim}> "a"@evil.example ada@münchen.example`,
);
const hostileEmail = fc.oneof(
  hostileText,
  fc.tuple(fc.emailAddress(), fragment).map((parts) => parts.join('')),
  fc.constantFrom(...oddAddresses),
);

/** A message with some hostile texts, or the valid one, which is stored once however often it is sent. */
export const hostileMessage = weighted<Message>(
  [1, fc.constant(validMessage)],
  [
    12,
    fc.record(
      Object.fromEntries(messageColumns.map(hostileColumn)) as Record<
        MessageColumn,
        fc.Arbitrary<string>
      >,
    ),
  ],
);

function hostileColumn(column: MessageColumn) {
  const isEmail = messageFields[column].kind === 'email';
  const [plain, hostile] = isEmail ? [fc.emailAddress(), hostileEmail] : [plainText, hostileText];
  return [column, weighted([6, plain], [1, hostile])] as const;
}
