import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { formCopy } from '#content/contact.ts';
import { contactErrors } from '#content/contact-responses.ts';
import { explainViolation, findViolation, violationFromError } from '#shared/message-rules.ts';
import { paths } from '#shared/paths.ts';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { apiHeaders, sendContact, validMessage } from '#tests/support/server/messages.ts';
import { contacts, stored } from '#tests/support/server/run-contacts.ts';
import { runningServer } from '#tests/support/server/running-server.ts';
import { startSmtpPeer } from '#tests/support/server/smtp-peer.ts';
import { until } from '#tests/support/server/until.ts';

// End to end: a message through the server process, its database and a mail server.

test('an address that exceeds the limit only in Punycode is rejected by the field’s name, with and without JavaScript', async () => {
  const { url } = await runningServer();
  // Its domain is stored in Punycode, which is longer.
  const email = `${'a'.repeat(70)}@${`${'ü'.repeat(58)}.`.repeat(4)}example`;
  const message = { ...validMessage, email };
  expect(findViolation(message)).toBeUndefined();
  const violation = { column: 'email', rule: 'length' } as const;
  const inserted = await sendContact(url, message);
  expect(inserted.status).toBe(400);
  expect(violationFromError((await inserted.json()).message)).toEqual(violation);
  const body = new URLSearchParams(message);
  const posted = await fetch(`${url}${paths.contactForm}`, { method: 'POST', body });
  expect(posted.status).toBe(422);
  const reason = explainViolation(violation, contactErrors.rules, formCopy.fields);
  expect(await posted.text()).toContain(reason);
});

test('an oversized request does not break the next one', async () => {
  const { url } = await runningServer();
  const text = 'x'.repeat(2_000_000);
  for (const body of [text, new Blob([text]).stream()]) {
    // Node requires `duplex` for streams; the type lacks it.
    const init = { method: 'POST', headers: apiHeaders, body, duplex: 'half' } as RequestInit;
    const rejected = await fetch(`${url}${paths.contacts}`, init);
    expect(rejected.status).toBe(413);
    expect(rejected.headers.get('connection')).toBe('close');
    await rejected.text();
    expect((await fetch(`${url}${paths.health}`)).status).toBe(200);
  }
});

test('without SMTP_URL, notifications are written to files, which the log and `list` report', async () => {
  const place = { DATA_DIR: makeTempDirectory() };
  const server = await runningServer({ ...place, MAIL_TO: 'leads@b.example' });
  await sendContact(server.url);
  await until(async () => (await stored(place))[0]?.next_attempt_at === null);
  expect(server.log().find(({ event }) => event === 'smtp_not_configured')).toMatchObject({
    level: 'warn',
    mail: `files in ${place.DATA_DIR}/mail`,
  });
  const list = await contacts(['list'], place);
  expect(list.stdout).toMatch(/\tfile only\t/);
  expect(list.stderr).toMatch(/: 0 sent, 0 pending, 1 file only\n$/);
  const [file = ''] = readdirSync(join(place.DATA_DIR, 'mail'));
  const email = readFileSync(join(place.DATA_DIR, 'mail', file), 'utf8');
  expect(email).toContain('To: leads@b.example');
  expect(email).toContain('Releases are slow.');
  // The site's URL, from the build.
  expect(email).toContain('https://site.test');

  // With a mail server, the operator has them sent.
  const smtp = await startSmtpPeer();
  await server.stop();
  const sending = await runningServer({ ...place, SMTP_URL: smtp.url });
  await until(() => sending.log().some(({ event }) => event === 'notifications_in_files'));
  expect(sending.log().find(({ event }) => event === 'notifications_in_files')).toMatchObject({
    fileOnly: 1,
    hint: expect.stringContaining('contacts resend --file-only'),
  });
  const { stdout } = await contacts(['resend', '--file-only'], place);
  expect(stdout).toMatch(/^1 message queued for sending/);
  await until(async () => (await stored(place))[0]?.notified_at !== null);
  const { general } = company.mailboxes;
  expect(smtp.emails).toMatchObject([{ from: general, to: [general] }]);
});
