import { expect, onTestFinished, test } from 'vitest';
import { defaultAnonKey, paths } from '#shared/paths.ts';
import { runSql } from '#tests/support/databases/postgres.ts';
import { newDatabase } from '#tests/support/databases/shared-postgres.ts';
import { sendContact, validMessage } from '#tests/support/server/messages.ts';
import { runningServer } from '#tests/support/server/running-server.ts';
import { startScriptedSmtp } from '#tests/support/server/scripted-smtp.ts';
import type { ServerProcess } from '#tests/support/server/server-process.ts';
import { startSmtpPeer } from '#tests/support/server/smtp-peer.ts';
import { until } from '#tests/support/server/until.ts';

/** Words that occur nowhere else, one in each field. */
const visitor = {
  ...validMessage,
  name: 'Quillfeather Nameword',
  email: 'quill@mailword.example',
  company: 'Companyword Works',
  // Its second line looks like one of a stack.
  message: 'Our secret.\n    at messageword (file:///messageword.ts:1:1)',
};
const traces =
  /nameword|mailword|companyword|messageword|203\.0\.113|2001:db8|queryword|cookieword/i;

/** Sends valid and invalid requests, and returns their statuses. */
async function tryEverything({ url }: ServerProcess): Promise<number[]> {
  const { contacts, contactForm, sendContactEmail } = paths;
  const json = 'application/json';
  const form = 'application/x-www-form-urlencoded';
  const text = JSON.stringify(visitor);
  const requests: [path: string, body: string, type: string][] = [
    [contacts, text, json],
    [contacts, JSON.stringify({ ...visitor, email: 'mailword' }), json],
    [contacts, JSON.stringify({ ...visitor, nameword: visitor.name }), json],
    [contacts, `{"name": "${visitor.name}"`, json],
    [`${contacts}?columns=queryword`, text, json],
    [contactForm, new URLSearchParams({ ...visitor, company: ' ' }).toString(), form],
    [contactForm, new URLSearchParams(visitor).toString(), form],
    [contactForm, visitor.message.repeat(10_000), form],
    [contactForm, visitor.message, 'text/plain; charset=nameword'],
    [sendContactEmail, text, json],
    [`/nameword/${visitor.email}?queryword=1`, visitor.message, 'text/plain'],
    ...[1, 2, 3].map((more): [string, string, string] => [
      contacts,
      JSON.stringify({ ...visitor, name: `nameword ${more}` }),
      json,
    ]),
  ];
  const statuses: number[] = [];
  for (const [path, body, type] of requests)
    for (const address of ['203.0.113.77', '2001:db8::77']) {
      const headers = {
        apikey: defaultAnonKey,
        'content-type': type,
        'x-forwarded-for': address,
        'user-agent': visitor.company,
        referer: `https://site.test/?${visitor.email}`,
        cookie: 'a=cookieword',
      };
      statuses.push((await fetch(url + path, { method: 'POST', headers, body })).status);
    }
  return statuses;
}

/** Makes every later write of a message fail with an error that quotes its row. */
const quoteRows = `
  create function quote_row() returns trigger language plpgsql as $$
    begin raise exception 'Failing row contains (%)', new using detail = new::text; end
  $$;
  create trigger quote_row before insert or update on public.contacts
    for each row execute function quote_row();
`;

test('does not log visitor input quoted by a mail server or database', async () => {
  const smtp = await startScriptedSmtp(({ step, socket, accept }) => {
    if (step === 'RCPT') socket.write(`550 ${JSON.stringify(visitor)}: rejected\r\n`);
    else accept();
  });
  onTestFinished(smtp.close);
  const databaseUrl = await newDatabase();
  const server = await runningServer({ DATABASE_URL: databaseUrl, SMTP_URL: smtp.url });
  const logged = (event: string) => server.log().filter((line) => line.event === event);
  expect((await sendContact(server.url, visitor)).status).toBe(201);
  await until(() => logged('notification_failed').length > 0);
  await runSql(databaseUrl, quoteRows);
  const other = { ...visitor, name: 'Nameword' };
  expect((await sendContact(server.url, other)).status).toBe(503);
  const form = { method: 'POST', body: new URLSearchParams(other) };
  expect((await fetch(server.url + paths.contactForm, form)).status).toBe(503);
  // The next attempt of the first message cannot be claimed.
  await until(() => logged('database_failed').length > 0);
  expect(logged('insert_failed')).toHaveLength(2);
  const lines = server.output().split('\n');
  expect(lines.filter((line) => traces.test(line))).toEqual([]);
});

test('logs no visitor input or address when a message is stored, rejected or sent', async () => {
  const peer = await startSmtpPeer({ refuse: (offered) => (offered === 0 ? 451 : undefined) });
  onTestFinished(() => peer.close());
  const server = await runningServer({
    TRUST_PROXY: '1',
    LOG_LEVEL: 'debug',
    SMTP_URL: peer.url,
    MESSAGES_PER_ADDRESS: '3',
  });
  const statuses = await tryEverything(server);
  expect(statuses).toEqual(expect.arrayContaining([200, 201, 400, 405, 413, 415, 422, 429]));
  // One failed and was logged, the others went out.
  await until(() => peer.emails.length > 0 && /451/.test(server.output()));
  expect(peer.emails[0]?.raw).toMatch(traces);
  const lines = server.output().split('\n');
  expect(lines.filter((line) => traces.test(line))).toEqual([]);
});
