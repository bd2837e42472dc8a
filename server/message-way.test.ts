import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { contactsTable, defaultAnonKey, paths, sendContactEmailFunction } from '#contract/paths.ts';
import { validContact } from '#tests/support/server/contacts.ts';
import { makeFixtureSite, makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { type ServerProcess, startServer } from '#tests/support/server/server-process.ts';
import { type SmtpPeer, startSmtpPeer } from '#tests/support/server/smtp-peer.ts';
import { until } from '#tests/support/server/until.ts';
import { openSqliteArchive } from './store/sqlite/sqlite-archive.ts';
import type { StoredContact } from './store/store.ts';

/** The message's whole way: the client of the browser, the server's own process, its file, a mail server. */

const dist = makeFixtureSite();
const running: (ServerProcess | SmtpPeer)[] = [];

async function start(environment: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer(dist, environment);
  running.push(server);
  return server;
}

async function startSmtp(options?: Parameters<typeof startSmtpPeer>[0]): Promise<SmtpPeer> {
  const peer = await startSmtpPeer(options);
  running.push(peer);
  return peer;
}

function clientOf({ url }: ServerProcess, key: string = defaultAnonKey) {
  return createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}

/** Each with its own words: the same ones would be the same message. */
async function insert(server: ServerProcess): Promise<void> {
  const message = `${validContact.message} ${crypto.randomUUID()}`;
  const { error } = await clientOf(server)
    .from(contactsTable)
    .insert({ ...validContact, message });
  expect(error).toBeNull();
}

async function stored(dataDir: string): Promise<StoredContact[]> {
  const archive = openSqliteArchive(dataDir);
  const contacts = archive ? await Array.fromAsync(archive.read()) : [];
  await archive?.close();
  return contacts;
}

async function stopAll(): Promise<void> {
  const all = running.splice(0);
  await Promise.all(all.map((peer) => ('stop' in peer ? peer.stop('SIGKILL') : peer.close())));
}

describe('with a mail server', () => {
  let dataDir: string;
  let server: ServerProcess;
  let smtp: SmtpPeer;

  beforeAll(async () => {
    dataDir = makeTempFolder();
    smtp = await startSmtp();
    server = await start({ DATA_DIR: dataDir, SMTP_URL: smtp.url });
  });
  afterAll(stopAll);

  test('a message is stored and arrives, once', async () => {
    const client = clientOf(server);
    const { error, status } = await client.from(contactsTable).insert(validContact);
    expect({ error, status }).toEqual({ error: null, status: 201 });
    expect(await stored(dataDir)).toMatchObject([validContact]);

    const triggered = await client.functions.invoke(sendContactEmailFunction, {
      body: validContact,
    });
    expect(triggered).toMatchObject({ error: null, data: { status: 'accepted' } });
    await until(async () => (await stored(dataDir))[0]?.notifiedAt !== null);
    expect(smtp.mails).toHaveLength(1);
    const [mail] = smtp.mails;
    expect(mail).toMatchObject({
      from: company.mailboxes.general,
      to: [company.mailboxes.general],
    });
    expect(mail?.raw).toContain(`Reply-To: ${validContact.name} <${validContact.email}>`);
    expect(mail?.raw).toContain('Releases are slow.');
  });

  test('a forged call to the function sends nothing', async () => {
    const before = { mails: smtp.mails.length, rows: (await stored(dataDir)).length };
    const forged = { ...validContact, name: 'Forged', to: 'victim@c.example' };
    const calls = Array.from({ length: 8 }, () =>
      clientOf(server).functions.invoke(sendContactEmailFunction, { body: forged }),
    );
    for (const { error } of await Promise.all(calls)) expect(error).toBeNull();
    // A message that is stored afterwards has arrived: whatever was before it would have, too.
    await insert(server);
    await until(() => smtp.mails.length > before.mails);
    expect(smtp.mails).toHaveLength(before.mails + 1);
    expect(await stored(dataDir)).toHaveLength(before.rows + 1);
    expect(smtp.mails.some(({ raw }) => raw.includes('Forged'))).toBe(false);
  });

  test('the next request works after one that was too large', async () => {
    const headers = { apikey: defaultAnonKey, 'content-type': 'application/json' };
    const url = `${server.url}${paths.contacts}`;
    for (let round = 0; round < 3; round += 1) {
      const body = 'x'.repeat(2_000_000);
      const refused = await fetch(url, { method: 'POST', headers, body });
      expect(refused.status).toBe(413);
      expect(refused.headers.get('connection')).toBe('close');
      await refused.text();
      const chunked = new Blob([body]).stream();
      const init: RequestInit = { method: 'POST', headers, body: chunked };
      // Node asks for this with a stream; the type does not know it.
      const streamed = await fetch(url, { ...init, duplex: 'half' } as RequestInit);
      expect(streamed.status).toBe(413);
      await streamed.text();
      expect((await fetch(`${server.url}${paths.ready}`)).status).toBe(200);
    }
  });

  test('the form without scripts takes the same way', async () => {
    const before = smtp.mails.length;
    const response = await fetch(`${server.url}${paths.contactForm}`, {
      method: 'POST',
      body: new URLSearchParams({ ...validContact, message: 'one\r\ntwo', name: 'No Script' }),
    });
    expect(response.status).toBe(200);
    await until(() => smtp.mails.length === before + 1);
    expect((await stored(dataDir)).at(-1)).toMatchObject({
      name: 'No Script',
      message: 'one\ntwo',
    });
  });
});

describe('whatever the mail server does', () => {
  afterEach(stopAll);

  test('without one, mails are files', async () => {
    const dataDir = makeTempFolder();
    const server = await start({ DATA_DIR: dataDir, MAIL_TO: 'leads@b.example' });
    await insert(server);
    await until(async () => (await stored(dataDir))[0]?.notifiedAt !== null);
    const [file = ''] = readdirSync(join(dataDir, 'mail'));
    const mail = readFileSync(join(dataDir, 'mail', file), 'utf8');
    expect(mail).toContain('To: leads@b.example');
    expect(mail).toContain('Releases are slow.');
  });
});
