import type { Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { emailSettings, validMessage } from '#tests/support/server/messages.ts';
import { type SmtpStep, startScriptedSmtp } from '#tests/support/server/scripted-smtp.ts';
import { startSmtpPeer } from '#tests/support/server/smtp-peer.ts';
import { composeEmail } from './compose.ts';
import { smtpTransport } from './smtp.ts';
import { DeliveryError } from './transport.ts';

const claim = {
  ...validMessage,
  id: 'a1b2c3',
  created_at: '2026-11-21T06:29:00.000Z',
  attempts: 0,
  claim_token: '',
};
const email = composeEmail(claim, emailSettings);

/** More than the socket buffers hold while the server reads nothing. */
const largeEmail = { ...email, text: 'Hello\n'.repeat(2_000_000) };

const faults = {
  hangs: (socket: Socket) => socket.pause(),
  closes: (socket: Socket) => socket.destroy(),
  trickles(socket: Socket) {
    const trickle = setInterval(() => socket.write('250-Wait\r\n'), 20);
    socket.on('close', () => clearInterval(trickle));
  },
  'replies late': (_: Socket, accept: () => void) => void setTimeout(accept, 200),
};

type Fault = keyof typeof faults;

/** Starts a mail server with a fault at one step. `reached` resolves there. */
async function startFaultySmtp(fault: Fault, at: SmtpStep) {
  const reached = Promise.withResolvers<void>();
  const smtp = await startScriptedSmtp(({ step, socket, accept }) => {
    if (step !== at) return accept();
    faults[fault](socket, accept);
    reached.resolve();
  });
  onTestFinished(smtp.close);
  return { url: smtp.url, reached: reached.promise };
}

const beforeTheBody: SmtpStep[] = ['greeting', 'RCPT', 'DATA'];

describe.each<Fault>(['hangs', 'closes', 'trickles'])('a mail server that %s', (fault) => {
  test.each(beforeTheBody)('at %s: the email was not sent', async (step) => {
    const { url } = await startFaultySmtp(fault, step);
    const sending = smtpTransport(url, { transferTimeoutMs: 200 }).send(email);
    await expect(sending).rejects.not.toThrow(DeliveryError);
  });

  test('after the final dot: the email may have been sent', async () => {
    const { url } = await startFaultySmtp(fault, 'dot');
    const sending = smtpTransport(url, { replyTimeoutMs: 300 }).send(email);
    await expect(sending).rejects.toMatchObject({ code: 'no-reply' });
  });

  test('after its reply: the email was sent', async () => {
    const { url } = await startFaultySmtp(fault, 'QUIT');
    await smtpTransport(url).send(email);
  });
});

test('an email was not sent if the connection closes within its body', async () => {
  const { url } = await startFaultySmtp('closes', 'body');
  await expect(smtpTransport(url).send(largeEmail)).rejects.not.toThrow(DeliveryError);
});

describe('during shutdown', () => {
  /** Starts to send an email, and stops at this step. */
  async function stopAt(step: SmtpStep, fault: Fault = 'hangs', shutdownReplyTimeoutMs?: number) {
    const { url, reached } = await startFaultySmtp(fault, step);
    const stopping = new AbortController();
    void reached.then(() => stopping.abort());
    const transport = smtpTransport(url, shutdownReplyTimeoutMs ? { shutdownReplyTimeoutMs } : {});
    await transport.send(step === 'body' ? largeEmail : email, stopping.signal);
  }

  test.each([...beforeTheBody, 'body'] as const)('at %s, sending is aborted', async (step) => {
    await expect(stopAt(step)).rejects.not.toThrow(DeliveryError);
  });

  test('after the final dot, the email may have been sent', async () => {
    await expect(stopAt('dot', 'hangs', 50)).rejects.toMatchObject({ code: 'no-reply' });
  });

  test('a late reply still counts', () => stopAt('dot', 'replies late'));

  test('before the first step, nothing is sent', async () => {
    const peer = await startSmtpPeer();
    await expect(smtpTransport(peer.url).send(email, AbortSignal.abort())).rejects.toThrow();
    expect(peer.emails).toEqual([]);
  });
});

test.each([
  [451, 'deferred'],
  [550, 'rejected'],
])('the reply %i to the body is classified as %s', async (responseCode, code) => {
  const { url } = await startSmtpPeer({ refuse: () => responseCode });
  await expect(smtpTransport(url).send(email)).rejects.toMatchObject({ code, responseCode });
});

test('sends a password to another machine only over TLS', async () => {
  const peer = await startSmtpPeer({ password: 'secret' });
  // Reaches this machine, but is not a loopback address.
  const elsewhere = peer.url.replace('127.0.0.1', '0.0.0.0');
  for (const url of [elsewhere, `${elsewhere}?ignoreTLS=true&requireTLS=false`])
    await expect(smtpTransport(url).send(email)).rejects.toThrow();
  expect(peer.passwords).toEqual([]);
  for (const url of [peer.url, peer.url.replace('127.0.0.1', 'localhost')])
    await smtpTransport(url).send(email);
  expect(peer.passwords).toEqual(['secret', 'secret']);
  expect(peer.emails).toHaveLength(2);
});

test('rejects an invalid certificate', async () => {
  const peer = await startSmtpPeer({ tls: true });
  // Without the query that accepts it. The package's own test certificate has expired.
  const [url = ''] = peer.url.split('?');
  await expect(smtpTransport(url).send(email)).rejects.toThrow('certificate has expired');
});
