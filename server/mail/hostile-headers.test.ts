import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { hostileText } from '#tests/support/hostile/hostile-texts.ts';
import { seed, shortOrLong } from '#tests/support/length.ts';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { emailSettings, validMessage } from '#tests/support/server/messages.ts';
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
  '=?utf-8?B?!!!?=',
  '=?utf-8?q?é?= über',
  `=?utf-8?q?${'x'.repeat(70)}?=`,
  'a (comment) "quoted\\" , ; : <b@c.example>',
  'Ada\r\nBcc: victim@c.example',
  'x\nBcc: victim@c.example',
  '\u2028Bcc: victim@c.example',
  'Ada" <victim@c.example>, "x',
  'group: a@b.example;',
];

const text = fc.oneof(hostileText, fc.constantFrom(...encodedWords));
const emails = fc
  .sample(fc.tuple(text, text), { seed, numRuns: shortOrLong(30, 2000) })
  .concat(encodedWords.map((word) => [word, word]))
  .map(([name, company], index) =>
    composeEmail(
      {
        ...validMessage,
        name,
        company,
        message: name,
        id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        attempts: 0,
        claim_token: '',
        created_at: '2026-11-21T06:29:00.000Z',
      },
      emailSettings,
    ),
  );

/** Removes spaces: parsers unfold long lines in different ways. */
const withoutSpaces = (text = '') => text.replace(/[^\S\r\n]/g, '');

test(`hostile names and companies (seed ${seed}) are parsed as they are shown`, async () => {
  const directory = makeTempDirectory();
  const transport = fileTransport(directory);
  for (const email of emails) {
    await transport.send(email);
    const raw = readFileSync(join(directory, `${email.messageId.slice(1, 37)}.eml`));
    const { subject, to, replyTo, cc, bcc } = await PostalMime.parse(raw);
    // The longest line that a mail server must accept (RFC 5321, 4.5.3.1.6).
    for (const line of raw.toString().split('\r\n')) expect(line.length).toBeLessThan(998);
    expect(withoutSpaces(subject)).toBe(withoutSpaces(email.subject));
    expect(withoutSpaces(replyTo?.[0]?.name)).toBe(withoutSpaces(email.replyTo?.name));
    const recipients = [to, replyTo, cc, bcc].map((list) => list?.map(({ address }) => address));
    expect(recipients).toEqual([['leads@b.example'], [validMessage.email], undefined, undefined]);
  }
});
