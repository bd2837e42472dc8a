import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isPlainAddress } from '#contract/contact-rules.ts';
import type { Claim } from '../store/store.ts';
import { validContact } from '../testing/contacts.ts';
import { makeTempFolder } from '../testing/fixture-site.ts';
import { composeMail } from './compose.ts';
import { headerText } from './header-text.ts';
import { mailFiles } from './mail-files.ts';
import { parseMailbox } from './mailbox.ts';

const settings = {
  from: { name: 'The Site', address: 'site@b.example' },
  to: { name: '', address: 'leads@b.example' },
  siteUrl: 'https://b.example',
};

const claim: Claim = {
  ...validContact,
  id: 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11',
  attempts: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
};

/** The mail as it would go over the wire, headers and body apart. */
async function write(change: Partial<Claim>): Promise<{ head: string; body: string }> {
  const folder = makeTempFolder();
  await mailFiles(folder).send(composeMail({ ...claim, ...change }, settings));
  const raw = readFileSync(join(folder, `${claim.id}.eml`), 'utf8');
  const end = raw.indexOf('\r\n\r\n');
  // Folded header lines are made whole again.
  return { head: raw.slice(0, end).replace(/\r\n[ \t]/g, ' '), body: raw.slice(end) };
}

describe('the mail', () => {
  test('is from the site, to the company, and answered to the visitor', async () => {
    const { head, body } = await write({});
    expect(head).toContain('From: The Site <site@b.example>');
    expect(head).toContain('To: leads@b.example');
    expect(head).toContain(`Reply-To: ${validContact.name} <${validContact.email}>`);
    expect(head).toContain(`Subject: Message from ${validContact.name}, ${validContact.company}`);
    expect(head).toContain(`Message-ID: <${claim.id}@b.example>`);
    expect(body).toContain('We run two clusters.');
  });

  test('shows what was written as text', () => {
    const { html, text } = composeMail({ ...claim, message: '<img src=x onerror="a">' }, settings);
    expect(html).toContain('&lt;img src=x onerror=&quot;a&quot;&gt;');
    expect(text).toContain('<img src=x onerror="a">');
  });

  // The store would refuse these; the mail does not rely on that.
  test.each([
    { name: 'Ada\r\nBcc: victim@c.example' },
    { company: 'x\nBcc: victim@c.example' },
    { name: 'Ada" <victim@c.example>, "x' },
    { name: 'Ada\u202e\u2066evil' },
    { company: '\u2028Bcc: victim@c.example' },
    { name: '=?utf-8?q?=0d=0aBcc:_victim@c.example?=' },
  ])('cannot be given headers or recipients: %j', async (change) => {
    const { head } = await write(change);
    expect(head).not.toMatch(/^Bcc:/im);
    expect(head.match(/^(To|From|Reply-To|Subject|Message-ID):/gm)).toHaveLength(5);
    expect(head).toMatch(/^To: leads@b\.example$/m);
    expect(head).not.toMatch(/[\u202e\u2066\u2028]/);
  });

  test.each([
    'a..b@c.example',
    '.a@b.example',
    "o'brien+x@b.example",
    'jemand@münchen.example',
    '{|}~$&*@b.example',
  ])('has one address to answer to for %s', async (email) => {
    expect(isPlainAddress(email)).toBe(true);
    const { head } = await write({ email });
    const replyTo = /^Reply-To: (.*)$/m.exec(head)?.[1] ?? '';
    expect(replyTo).toMatch(/^Ada Lovelace <[^<>,;]+@[\w.-]+>$/);
  });

  test('is written as one private file, and a repeat replaces it', async () => {
    const folder = makeTempFolder();
    const transport = mailFiles(join(folder, 'mail'));
    await transport.send(composeMail(claim, settings));
    await transport.send(composeMail(claim, settings));
    expect(readdirSync(join(folder, 'mail'))).toEqual([`${claim.id}.eml`]);
    expect(statSync(join(folder, 'mail', `${claim.id}.eml`)).mode & 0o777).toBe(0o600);
  });
});

test('header text is one short line', () => {
  expect(headerText(' a \n\t b\u0000c\u202ed ')).toBe('a b c d');
  expect([...headerText('😀'.repeat(200))]).toHaveLength(80);
  expect(headerText('\ud800')).toBe('\ufffd');
});

test.each([
  ['a@b.example', { name: '', address: 'a@b.example' }],
  [' Ada <a@b.example> ', { name: 'Ada', address: 'a@b.example' }],
  ['"Lovelace, Ada" <a@b.example>', { name: 'Lovelace, Ada', address: 'a@b.example' }],
  ['a@b.example, c@d.example', undefined],
  ['Ada <a@b.example>, Bob <c@d.example>', undefined],
  ['Ada\n<a@b.example>', undefined],
  ['Ada', undefined],
])('a mailbox: %j', (text, mailbox) => {
  expect(parseMailbox(text)).toEqual(mailbox);
});
