import { expect, test } from 'vitest';
import { defaultAnonKey, paths } from '#shared/paths.ts';
import { runSql } from '#tests/support/databases/postgres.ts';
import { newDatabase } from '#tests/support/databases/shared-postgres.ts';
import { startFixtureServer } from '#tests/support/server/fixture-site.ts';
import { sendContact, validMessage } from '#tests/support/server/messages.ts';
import { until } from '#tests/support/server/program.ts';
import { startScriptedSmtp } from '#tests/support/server/smtp-servers.ts';

/** A message in which every field contains a word that occurs nowhere else. */
const visitor = {
  ...validMessage,
  name: 'Quillfeather Nameword',
  email: 'quill@mailword.example',
  company: 'Companyword Works',
  // The second line looks like a stack frame.
  message: 'Our secret.\n    at messageword (file:///messageword.ts:1:1)',
};
/** Matches visitor data that must not be logged: the words above, those in the requests below, and IP addresses. */
const visitorData =
  /nameword|mailword|companyword|messageword|203\.0\.113|2001:db8|queryword|cookieword/i;

/** Sends valid and invalid requests, and returns the statuses of the responses. */
async function sendRequests(url: string): Promise<number[]> {
  const { contacts, contactForm, sendContactEmail } = paths;
  const jsonBody = (changes: object) => JSON.stringify({ ...visitor, ...changes });
  const requests: [path: string, body: string | URLSearchParams, type?: string][] = [
    [`${contacts}?columns=queryword`, jsonBody({}), 'application/json'],
    [contacts, jsonBody({ name: 'nameword 1' }), 'application/json'],
    [contacts, jsonBody({ name: 'nameword 2' }), 'application/json'],
    [contacts, jsonBody({ email: 'mailword' }), 'application/json'],
    [contacts, jsonBody({ nameword: visitor.name }), 'application/json'],
    [contacts, `{"name": "${visitor.name}"`, 'application/json'],
    [sendContactEmail, jsonBody({}), 'application/json'],
    [contactForm, new URLSearchParams({ ...visitor, company: ' ' })],
    [contactForm, visitor.message.repeat(10_000)],
    [contactForm, visitor.message, 'text/plain; charset=nameword'],
    [`/nameword/${visitor.email}?queryword=1`, visitor.message],
  ];
  const headers = {
    apikey: defaultAnonKey,
    'x-forwarded-for': '203.0.113.77, 2001:db8::77',
    'user-agent': visitor.company,
    referer: `https://site.test/?${visitor.email}`,
    cookie: 'a=cookieword',
  };
  const statuses: number[] = [];
  for (const [path, body, type] of requests) {
    const requestHeaders = { ...headers, ...(type && { 'content-type': type }) };
    const response = await fetch(url + path, { method: 'POST', headers: requestHeaders, body });
    statuses.push(response.status);
  }
  return statuses;
}

/** SQL that makes every write of a message fail with an error that quotes the row. */
const quoteRows = `
  create function quote_row() returns trigger language plpgsql as $$
    begin raise exception 'Failing row contains (%)', new using detail = new::text; end
  $$;
  create trigger quote_row before insert or update on public.contacts
    for each row execute function quote_row();
`;

test('the log contains no visitor input or IP address, even if an error quotes them', async () => {
  const emails: string[] = [];
  let rejected = false;
  await using smtp = await startScriptedSmtp(({ step, text, socket, accept }) => {
    if (step === 'dot') emails.push(text);
    if (step !== 'RCPT' || rejected) return accept();
    rejected = true;
    socket.write(`550 ${JSON.stringify(visitor)}: rejected\r\n`);
  });
  const databaseUrl = await newDatabase();
  await using server = await startFixtureServer({
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtp.url,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'debug',
    MESSAGES_PER_ADDRESS: '2',
  });
  const logLines = (event: string) => server.log().filter((line) => line.event === event);
  const statuses = await sendRequests(server.url);
  expect(statuses).toEqual(expect.arrayContaining([200, 201, 400, 405, 413, 415, 422, 429]));
  await until(() => emails.length > 0 && logLines('notification_failed').length > 0);
  expect(emails[0]).toMatch(visitorData);

  await runSql(databaseUrl, quoteRows);
  const otherMessage = { ...visitor, name: 'Nameword' };
  expect((await sendContact(server.url, otherMessage)).status).toBe(503);
  const form = { method: 'POST', body: new URLSearchParams(otherMessage) };
  expect((await fetch(server.url + paths.contactForm, form)).status).toBe(503);
  expect(logLines('insert_failed')).toHaveLength(2);
  // The rejected message cannot be claimed again, because claiming updates its row.
  await until(() => logLines('database_failed').length > 0);
  const lines = server.output().split('\n');
  expect(lines.filter((line) => visitorData.test(line))).toEqual([]);
  // The request that stored the message has ended before its notification is sent.
  expect(logLines('notification_failed')[0]).not.toHaveProperty('requestId');
  expect(logLines('forwarded_for_ignored')).toEqual([]);
});
