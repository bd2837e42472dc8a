import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import type { Claim } from '#server/store/store.ts';
import { isPlainAddress } from '#shared/message-rules.ts';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import {
  validClaim as claim,
  emailSettings,
  validMessage,
} from '#tests/support/server/messages.ts';
import { composeEmail, localTime } from './compose.ts';
import { fileTransport } from './file-transport.ts';

/** Returns the email about the changed claim, as a transport writes it. */
async function send(changes: Partial<Claim>): Promise<string> {
  const directory = makeTempDirectory();
  await fileTransport(directory).send(composeEmail({ ...claim, ...changes }, emailSettings));
  return readFileSync(join(directory, `${claim.id}.eml`), 'utf8');
}

const sendAndParse = async (changes: Partial<Claim>) => PostalMime.parse(await send(changes));

test('a notification is a plain-text email to the company, with Reply-To set to the visitor', async () => {
  const message = 'One.\n<img src="https://c.example/x">&amp;';
  const { text, headers, ...email } = await sendAndParse({ message });
  expect(email).toMatchObject({
    from: emailSettings.from,
    to: [emailSettings.to],
    replyTo: [{ name: validMessage.name, address: validMessage.email }],
    subject: `Message from ${validMessage.name}, ${validMessage.company}`,
    messageId: `<${claim.id}@b.example>`,
  });
  expect(email).not.toHaveProperty('html');
  expect(headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  // The form may have more fields, which follow these.
  expect(text).toContain(`Name:      Ada Lovelace
Email:     ada@analytical.example
Company:   Analytical Engines
`);
  expect(text).toContain(`
Received:  ${localTime(claim.created_at)}
Reference: ${claim.id}

${message}

-- 
Sent from the contact form at https://b.example. Reply to this email to write to Ada Lovelace.
`);
});

const unusable = [
  'a@b.example, c@d.example',
  'a@b.example\nBcc: c@d.example',
  'Ada <a@b.example>',
  '',
];
test.each(unusable)('a notification of a message from %j has no Reply-To', async (email) => {
  const { to, replyTo, cc, bcc, text } = await sendAndParse({ email });
  expect([to, replyTo, cc, bcc]).toEqual([[emailSettings.to], undefined, undefined, undefined]);
  expect(text).toContain('You cannot reply to this email, because ');
});

const unusual = 'a..b@c.example .a@b.example {|}~$&*+x@b.example jemand@münchen.example';
test.each(unusual.split(' '))(
  'a notification of a message from %s has one Reply-To',
  async (email) => {
    expect(isPlainAddress(email)).toBe(true);
    const { headers } = await sendAndParse({ email });
    const replyTo = headers.filter(({ key }) => key === 'reply-to').map(({ value }) => value);
    expect(replyTo).toEqual([expect.stringMatching(/^Ada Lovelace <[^<>,;]+@[\w.-]+>$/)]);
  },
);

test('another attempt to write a notification replaces the email file', async () => {
  const directory = makeTempDirectory();
  const transport = fileTransport(join(directory, 'mail'));
  await transport.send(composeEmail(claim, emailSettings));
  await transport.send(composeEmail(claim, emailSettings));
  expect(readdirSync(join(directory, 'mail'))).toEqual([`${claim.id}.eml`]);
});

// These texts contain encoded words (RFC 2047), which mail clients decode, or have another meaning in headers.
const texts = [
  '=?utf-8?B?R2l2ZSBtZSBtb25leQ==?=',
  '=?utf-8?q?=0d=0aBcc:_victim=40evil.example?=',
  '=?us-ascii?Q?a?= =?us-ascii?Q?b?=',
  '=?=?utf-8?B?QQ==?=',
  '=\u0000?utf-8?q?x?=',
  `=?utf-8?q?é${'x'.repeat(70)}?=`,
  'a (comment) "quoted\\" , ; : <b@c.example>',
  'Ada\r\nBcc: victim@c.example',
  'Ada" <victim@c.example>, "x',
  'group: a@b.example;',
  'x'.repeat(5000),
].map((text) => [text.slice(0, 40), text]);
test.each(texts)('mail clients cannot misread headers with the input %j', async (_, text) => {
  const fields = { name: text, company: text, message: text };
  const composed = composeEmail({ ...claim, ...fields }, emailSettings);
  const raw = await send(fields);
  // A mail server must accept lines of 998 characters (RFC 5321, 4.5.3.1.6).
  for (const line of raw.split('\r\n')) expect(line.length).toBeLessThan(998);
  const { subject, to, replyTo, cc, bcc } = await PostalMime.parse(raw);
  // Parsers unfold long lines in different ways.
  const withoutSpaces = (shown = '') => shown.replaceAll(' ', '');
  expect(withoutSpaces(subject)).toBe(withoutSpaces(composed.subject));
  expect(withoutSpaces(replyTo?.[0]?.name)).toBe(withoutSpaces(composed.replyTo?.name));
  const recipients = [to, replyTo, cc, bcc].map((list) => list?.map(({ address }) => address));
  expect(recipients).toEqual([['leads@b.example'], [claim.email], undefined, undefined]);
});

test('the subject of a notification is one short line', () => {
  const composeSubject = (name: string) =>
    composeEmail({ ...claim, name, company: 'B' }, emailSettings).subject;
  expect(composeSubject(' a \n\t b\u0000c\u202e\u2066\u2028d ')).toBe('Message from a b c d, B');
  expect([...composeSubject('😀'.repeat(200))]).toHaveLength('Message from , B'.length + 80);
  expect(composeSubject('\ud800')).toBe('Message from \ufffd, B');
});

test.each([
  ['a tab and a line separator', 'a\n\tb\u2028c', 'a\n\tb\nc'],
  ['direction overrides', 'a\u202eb\u2066c\u2069d', 'abcd'],
  ['right-to-left text and emoji', 'שלום\u200f 👨‍👩‍👧', 'שלום\u200f 👨‍👩‍👧'],
  ['a lone surrogate', '\ud800', '\ufffd'],
])('a notification safely shows a message with %s', (_, message, written) => {
  const { text } = composeEmail({ ...claim, message, company: message }, emailSettings);
  expect(text).toContain(`\n\n${written}\n\n-- \n`);
  expect(text).toContain(`Company:   ${written.replace(/\s+/g, ' ')}\n`);
});

test.each([
  ['2026-11-21T06:29:00.000Z', 'Saturday, November 21, 2026 at 00:29:00 CST'],
  ['2026-07-01T05:00:00.000Z', 'Wednesday, July 1, 2026 at 00:00:00 CDT'],
])('a notification shows the time %s as %s', (iso, shown) => {
  expect(localTime(iso)).toBe(shown);
});
