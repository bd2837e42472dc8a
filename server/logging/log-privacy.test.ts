import { expect, onTestFinished, test } from 'vitest';
import { defaultAnonKey, paths } from '#shared/paths.ts';
import { validMessage } from '#tests/support/server/messages.ts';
import { runningServer } from '#tests/support/server/running-server.ts';
import type { ServerProcess } from '#tests/support/server/server-process.ts';
import { startSmtpPeer } from '#tests/support/server/smtp-peer.ts';
import { until } from '#tests/support/server/until.ts';

/** Words that occur nowhere else, one in each field. */
const visitor = {
  ...validMessage,
  name: 'Quillfeather Nameword',
  email: 'quill@mailword.example',
  company: 'Companyword Works',
  message: 'Our messageword is a secret.',
};
const addresses = ['203.0.113.77', '2001:db8::77'];
const traces =
  /nameword|mailword|companyword|messageword|203\.0\.113|2001:db8|queryword|cookieword/i;

/** Sends valid and invalid requests, and returns their statuses. */
async function tryEverything({ url }: ServerProcess): Promise<Set<number>> {
  const statuses = new Set<number>();
  const send = async (path: string, body: string | FormData, type?: string) => {
    for (const address of addresses) {
      const headers = new Headers({
        apikey: defaultAnonKey,
        'x-forwarded-for': address,
        'user-agent': visitor.company,
        referer: `https://site.test/?${visitor.email}`,
        cookie: 'a=cookieword',
      });
      if (type) headers.set('content-type', type);
      const response = await fetch(`${url}${path}`, { method: 'POST', headers, body });
      statuses.add(response.status);
    }
  };
  const json = 'application/json';
  const form = 'application/x-www-form-urlencoded';
  const { contacts, contactForm, sendContactEmail } = paths;
  await send(contacts, JSON.stringify(visitor), json);
  await send(contacts, JSON.stringify({ ...visitor, email: 'mailword' }), json);
  await send(contacts, JSON.stringify({ ...visitor, nameword: visitor.name }), json);
  await send(contacts, `{"name": "${visitor.name}"`, json);
  await send(contacts, `${visitor.message}\0`, json);
  await send(`${contacts}?columns=queryword`, JSON.stringify(visitor), json);
  await send(contactForm, new URLSearchParams({ ...visitor, company: ' ' }).toString(), form);
  await send(contactForm, new URLSearchParams(visitor).toString(), form);
  await send(contactForm, visitor.message.repeat(10_000), form);
  await send(contactForm, visitor.message, 'text/plain; charset=nameword');
  await send(sendContactEmail, JSON.stringify(visitor), json);
  await send(`/nameword/${visitor.email}?queryword=1`, visitor.message, 'text/plain');
  for (let more = 0; more < 4; more += 1) {
    await send(contacts, JSON.stringify({ ...visitor, message: `messageword ${more}` }), json);
  }
  return statuses;
}

test('logs no text or address of a visitor, whether the message is stored, refused or mailed', async () => {
  const peer = await startSmtpPeer({ refuse: (offered) => (offered === 0 ? 451 : undefined) });
  onTestFinished(() => peer.close());
  const server = await runningServer({
    TRUST_PROXY: '1',
    LOG_LEVEL: 'debug',
    SMTP_URL: peer.url,
    MESSAGES_PER_ADDRESS: '3',
  });
  const statuses = await tryEverything(server);
  expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 400, 405, 413, 415, 422, 429]));
  // One failed and was logged, the others went out.
  await until(() => peer.mails.length > 0 && /451/.test(server.output()));
  expect(peer.mails[0]?.raw).toMatch(traces);
  const lines = server.output().split('\n');
  expect(lines.filter((line) => traces.test(line))).toEqual([]);
});
