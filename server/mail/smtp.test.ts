import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startSmtpPeer } from '#tests/support/server/smtp-peer.ts';
import type { Mail } from './compose.ts';
import { smtpTransport } from './smtp.ts';
import { MaybeSentError } from './transport.ts';

const mail: Mail = {
  messageId: '<1@b.example>',
  from: { name: 'Site', address: 'site@b.example' },
  to: { name: '', address: 'leads@b.example' },
  replyTo: { name: 'Ada', address: 'ada@c.example' },
  subject: 'Message from Ada',
  text: 'Hello',
  html: '<p>Hello</p>',
};

const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

test('a mail reaches the mail server, for the one address that the settings name', async () => {
  const peer = await startSmtpPeer();
  open.push(peer);
  await smtpTransport(peer.url).send(mail);
  expect(peer.mails).toMatchObject([{ from: 'site@b.example', to: ['leads@b.example'] }]);
  expect(peer.mails[0]?.raw).toContain('Reply-To: Ada <ada@c.example>');
});

test('a server that says nothing is hung up on when the time is over', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  open.push({ close: async () => void silent.close() });
  const hungUp = once(silent, 'connection').then(([socket]) => once(socket.resume(), 'close'));
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, { deadlineMs: 300 });
  await expect(transport.send(mail)).rejects.toThrow();
  await hungUp;
});

test.each([
  ['never answers', { answerAfterMs: 60_000 }],
  ['breaks off', { breakOff: true }],
])('one that has the mail and %s may have sent it', async (_, options) => {
  const peer = await startSmtpPeer(options);
  open.push(peer);
  const sending = smtpTransport(peer.url, { answerMs: 300 }).send(mail);
  await expect(sending).rejects.toThrow(MaybeSentError);
  expect(peer.mails).toHaveLength(1);
});

test.each([
  ['for now', 451],
  ['for good', 550],
])('a server that refuses %s is a failure with its code', async (_, responseCode) => {
  const peer = await startSmtpPeer({ refuse: () => responseCode });
  open.push(peer);
  await expect(smtpTransport(peer.url).send(mail)).rejects.toMatchObject({ responseCode });
  expect(peer.mails).toEqual([]);
});

test('a password goes to another machine by TLS or not at all', async () => {
  const peer = await startSmtpPeer({ plainPassword: 'secret' });
  open.push(peer);
  const urlAt = (host: string, query = '') => `smtp://user:secret@${host}:${peer.port}/${query}`;
  // An address that leads to this machine without saying so.
  for (const url of [urlAt('0.0.0.0'), urlAt('0.0.0.0', '?ignoreTLS=true&requireTLS=false')]) {
    await expect(smtpTransport(url).send(mail)).rejects.toThrow();
  }
  expect(peer.passwords).toEqual([]);
  for (const host of ['127.0.0.1', 'localhost']) await smtpTransport(urlAt(host)).send(mail);
  expect(peer.passwords).toEqual(['secret', 'secret']);
  expect(peer.mails).toHaveLength(2);
});

test('no server is a failure', async () => {
  const peer = await startSmtpPeer();
  await peer.close();
  await expect(smtpTransport(peer.url).send(mail)).rejects.toMatchObject({ code: 'ESOCKET' });
});
