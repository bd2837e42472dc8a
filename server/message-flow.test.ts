import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { paths } from '#shared/paths.ts';
import { runSql } from '#tests/support/databases/postgres.ts';
import { newDatabase } from '#tests/support/databases/shared-postgres.ts';
import { makeTempDirectory, startFixtureServer } from '#tests/support/server/fixture-site.ts';
import { sendContact, validMessage } from '#tests/support/server/messages.ts';
import { until } from '#tests/support/server/program.ts';
import { readStored, runContacts } from '#tests/support/server/run-contacts.ts';
import { startSmtp } from '#tests/support/server/smtp-servers.ts';

// Sends messages end to end, through the server process, its database and a mail server.

test('notifications that were only written to files can be sent once SMTP_URL is set', async () => {
  const data = { DATA_DIR: makeTempDirectory() };
  const server = await startFixtureServer({ ...data, MAIL_TO: 'leads@b.example' });
  await sendContact(server.url);
  await until(async () => (await readStored(data))[0]?.next_attempt_at === null);
  expect(server.log().find(({ event }) => event === 'smtp_not_configured')).toMatchObject({
    level: 'warn',
    mail: `files in ${data.DATA_DIR}/mail`,
  });
  const list = await runContacts(['list'], data);
  expect(list.stdout).toMatch(/\tfile only\t/);
  expect(list.stderr).toMatch(/: 0 sent, 0 pending, 1 file only\n$/);
  const [file = ''] = readdirSync(join(data.DATA_DIR, 'mail'));
  const email = readFileSync(join(data.DATA_DIR, 'mail', file), 'utf8');
  expect(email).toContain('To: leads@b.example');
  // The email names the site's URL from the record of the build.
  expect(email).toContain('https://site.test');
  await server.stop();

  const { stdout } = await runContacts(['resend', '--file-only'], data);
  expect(stdout).toMatch(/^Queued 1 notification\. /);
  await using smtp = await startSmtp();
  await using _ = await startFixtureServer({ ...data, SMTP_URL: smtp.url });
  await until(async () => (await readStored(data))[0]?.notified_at !== null);
  const { general } = company.mailboxes;
  expect(smtp.emails).toMatchObject([{ from: general, to: [general] }]);
});

test('the server serves pages without its database, and stores messages once the database exists', async () => {
  const existingUrl = await newDatabase();
  const missingUrl = `${existingUrl}_later`;
  const name = missingUrl.split('/').at(-1) ?? '';
  await using server = await startFixtureServer({
    DATABASE_URL: missingUrl.replace('postgres@', 'postgres:secret@'),
  });
  const status = async (path: string, init?: RequestInit) =>
    (await fetch(server.url + path, init)).status;
  const form = { method: 'POST', body: new URLSearchParams({ ...validMessage }) };
  const statuses = [status('/'), status(paths.contactForm, form), status(paths.health)];
  expect(await Promise.all(statuses)).toEqual([200, 503, 200]);
  expect(await server.isReady()).toBe(false);
  const error = new RegExp(`database "${name}" does not exist \\(create it, `);
  await until(() => server.log().some((line) => error.test(String(line['error']))));
  expect(server.output()).not.toContain('secret');

  await runSql(existingUrl, `create database ${name}`);
  await until(async () => (await sendContact(server.url)).status === 201);
  expect(await server.isReady()).toBe(true);
});
