import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { hostileText } from '#tests/support/hostile-texts.ts';
import { seed, shortOrLong } from '#tests/support/length.ts';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { emailSettings, validClaim } from '#tests/support/server/messages.ts';
import { composeEmail } from './compose.ts';
import { fileTransport } from './file-transport.ts';

/** Input with a meaning in headers, mostly the encoded words of RFC 2047, which mail clients decode. */
const encodedWords = [
  '=?utf-8?B?R2l2ZSBtZSBtb25leQ==?=',
  '=?utf-8?q?=0d=0aBcc:_victim=40evil.example?=',
  '=?us-ascii?Q?a?= =?us-ascii?Q?b?=',
  '=?=?utf-8?B?QQ==?=',
  '==??utf-8?q?x?=',
  '=\u0000?utf-8?q?x?=',
  '=?utf-8?q?é?= über',
  `=?utf-8?q?${'x'.repeat(70)}?=`,
  'a (comment) "quoted\\" , ; : <b@c.example>',
  'Ada\r\nBcc: victim@c.example',
  '\u2028Bcc: victim@c.example',
  'Ada" <victim@c.example>, "x',
  'group: a@b.example;',
];
const generated = fc.sample(hostileText, { seed, numRuns: shortOrLong(20, 2000) });

/** Removes spaces, because parsers unfold long lines in different ways. */
const withoutSpaces = (text = '') => text.replace(/[^\S\r\n]/g, '');

test(`hostile names and companies (seed ${seed}) are parsed as they are shown`, async () => {
  const directory = makeTempDirectory();
  for (const text of [...encodedWords, ...generated]) {
    const fields = { name: text, company: text, message: text };
    const email = composeEmail({ ...validClaim, ...fields }, emailSettings);
    await fileTransport(directory).send(email);
    const raw = readFileSync(join(directory, `${validClaim.id}.eml`));
    const { subject, to, replyTo, cc, bcc } = await PostalMime.parse(raw);
    // The longest line that a mail server must accept (RFC 5321, 4.5.3.1.6).
    for (const line of raw.toString().split('\r\n')) expect(line.length).toBeLessThan(998);
    expect(withoutSpaces(subject)).toBe(withoutSpaces(email.subject));
    expect(withoutSpaces(replyTo?.[0]?.name)).toBe(withoutSpaces(email.replyTo?.name));
    const recipients = [to, replyTo, cc, bcc].map((list) => list?.map(({ address }) => address));
    expect(recipients).toEqual([['leads@b.example'], [validClaim.email], undefined, undefined]);
  }
});
