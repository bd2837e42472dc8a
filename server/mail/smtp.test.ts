import { afterEach, expect, test } from 'vitest';
import { startSmtpPeer } from '../testing/smtp-peer.ts';
import { startSmtpTarpit } from '../testing/smtp-tarpit.ts';
import { until } from '../testing/until.ts';
import type { Mail } from './compose.ts';
import { smtpTransport } from './smtp.ts';

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

test('a server that trickles is hung up on when the time is over', async () => {
  const tarpit = await startSmtpTarpit();
  open.push(tarpit);
  await expect(smtpTransport(tarpit.url, 300).send(mail)).rejects.toThrow();
  await until(() => tarpit.clients.left === 1);
  expect(tarpit.clients.came).toBe(1);
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

test('no server is a failure', async () => {
  const peer = await startSmtpPeer();
  await peer.close();
  await expect(smtpTransport(peer.url).send(mail)).rejects.toMatchObject({ code: 'ESOCKET' });
});
