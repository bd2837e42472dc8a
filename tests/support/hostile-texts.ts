import * as fc from 'fast-check';

/** An address that no mail may ever reach. */
const victim = 'victim@evil.example';

const controls = ['\0', '\r\n', '\r', '\u001b[2J', '\u007f', '\u0085', '\u2028', '\ufeff'];
const letters = ['\u202eevil\u2066', '\ud800', '\udfff', '\u00a0\u3000', '😀', 'e\u0301\u0301'];
const headers = [`\r\nBcc: ${victim}`, `\nBcc: ${victim}\n\na body`, '=?utf-8?q?=0d=0aBcc:?='];
const addresses = [` <${victim}>`, `, ${victim}`, `"; ${victim}; "`];
const code = '<script>alert(1)</script> </textarea> {{message}} $& =cmd|x %00 \\u0000'.split(' ');
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
