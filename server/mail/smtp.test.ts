import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { errorKind } from '#server/logging/log.ts';
import { startSmtpPeer } from '#tests/support/server/smtp-peer.ts';
import { until } from '#tests/support/server/until.ts';
import type { Mail } from './compose.ts';
import { smtpTransport } from './smtp.ts';
import { MailError } from './transport.ts';

const mail: Mail = {
  messageId: '<1@b.example>',
  from: { name: 'Site', address: 'site@b.example' },
  to: { name: '', address: 'leads@b.example' },
  replyTo: { name: 'Ada', address: 'ada@c.example' },
  subject: 'Message from Ada',
  text: 'Hello',
};

/** More than the socket buffers hold while the server reads nothing. */
const largeMail: Mail = { ...mail, text: 'Hello\n'.repeat(2_000_000) };

const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

test('sends a mail to the configured address alone', async () => {
  const peer = await startSmtpPeer();
  open.push(peer);
  await smtpTransport(peer.url).send(mail);
  expect(peer.mails).toMatchObject([{ from: 'site@b.example', to: ['leads@b.example'] }]);
  expect(peer.mails[0]?.raw).toContain('Reply-To: Ada <ada@c.example>');
});

type Step = 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'body' | 'dot' | 'QUIT';
type Fault = 'hangs' | 'closes' | 'trickles';

/** A mail server that hangs, closes or answers without an end at one step. `reached` resolves when it does. */
async function startFaultyPeer(faultAt: Step, fault: Fault) {
  const reached = Promise.withResolvers<Socket>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    let step: Step = 'greeting';
    let input = '';
    const answer = (reply: string) => {
      if (step !== faultAt) return socket.write(`${reply}\r\n`);
      if (fault === 'closes') socket.destroy();
      else if (fault === 'hangs') socket.pause();
      else {
        const trickle = setInterval(() => socket.write('250-Wait\r\n'), 20);
        socket.on('close', () => clearInterval(trickle));
      }
      return reached.resolve(socket);
    };
    answer('220 Ready');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      input = input.slice(-5) + chunk;
      if (step === 'body') {
        if (faultAt === 'body') answer('');
        else if (input.endsWith('\r\n.\r\n')) {
          step = 'dot';
          answer('250 Accepted');
        }
        return;
      }
      step = input.trimStart().slice(0, 4) as Step;
      input = '';
      answer(step === 'DATA' ? '354 Go on' : '250 OK');
      if (step === 'DATA') step = 'body';
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push({
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  });
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, reached: reached.promise };
}

const beforeTheBody: Step[] = ['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA'];

describe.each<Fault>(['hangs', 'closes', 'trickles'])('a mail server that %s', (fault) => {
  test.each(beforeTheBody)('at %s has no mail', async (step) => {
    const peer = await startFaultyPeer(step, fault);
    const transport = smtpTransport(peer.url, { handOverMs: 500 });
    await expect(transport.send(mail)).rejects.not.toThrow(MailError);
  });

  test('after the dot may have sent it', async () => {
    const peer = await startFaultyPeer('dot', fault);
    const transport = smtpTransport(peer.url, { answerMs: 300 });
    await expect(transport.send(mail)).rejects.toMatchObject({ code: 'unanswered' });
  });

  test('after its answer has sent it', async () => {
    const peer = await startFaultyPeer('QUIT', fault);
    await smtpTransport(peer.url).send(mail);
  });
});

test('a connection closed within the body has not sent the mail', async () => {
  const peer = await startFaultyPeer('body', 'closes');
  await expect(smtpTransport(peer.url).send(largeMail)).rejects.not.toThrow(MailError);
});

describe('when stopped', () => {
  test.each([...beforeTheBody, 'body'] as Step[])(
    'at %s, the mail is aborted at once',
    async (step) => {
      const peer = await startFaultyPeer(step, 'hangs');
      const stopping = new AbortController();
      const sending = smtpTransport(peer.url).send(
        step === 'body' ? largeMail : mail,
        stopping.signal,
      );
      void peer.reached.then(() => stopping.abort());
      await expect(sending).rejects.not.toThrow(MailError);
    },
  );

  test('after the dot, the mail may have been sent', async () => {
    const peer = await startFaultyPeer('dot', 'hangs');
    const stopping = new AbortController();
    const sending = smtpTransport(peer.url, { lastAnswerMs: 50 }).send(mail, stopping.signal);
    void peer.reached.then(() => stopping.abort());
    await expect(sending).rejects.toMatchObject({ code: 'unanswered' });
  });

  test('before the start, nothing is sent', async () => {
    const peer = await startSmtpPeer();
    open.push(peer);
    await expect(smtpTransport(peer.url).send(mail, AbortSignal.abort())).rejects.toThrow();
    expect(peer.mails).toEqual([]);
  });
});

test('a reply that arrives during shutdown counts', async () => {
  const peer = await startSmtpPeer({ answerAfterMs: 200 });
  open.push(peer);
  const stopping = new AbortController();
  const sending = smtpTransport(peer.url).send(mail, stopping.signal);
  await until(() => peer.mails.length === 1);
  stopping.abort();
  await sending;
});

test.each([
  [451, 'deferred'],
  [550, 'refused'],
])('a %i after the body: %s', async (responseCode, code) => {
  const peer = await startSmtpPeer({ refuse: () => responseCode });
  open.push(peer);
  await expect(smtpTransport(peer.url).send(mail)).rejects.toMatchObject({ code, responseCode });
  expect(peer.mails).toEqual([]);
});

test('sends a password to another machine over TLS only', async () => {
  const peer = await startSmtpPeer({ plainPassword: 'secret' });
  open.push(peer);
  const urlAt = (host: string, query = '') => `smtp://user:secret@${host}:${peer.port}/${query}`;
  // Reaches this machine, but is not a loopback address.
  for (const url of [urlAt('0.0.0.0'), urlAt('0.0.0.0', '?ignoreTLS=true&requireTLS=false')]) {
    await expect(smtpTransport(url).send(mail)).rejects.toThrow();
  }
  expect(peer.passwords).toEqual([]);
  for (const host of ['127.0.0.1', 'localhost']) await smtpTransport(urlAt(host)).send(mail);
  expect(peer.passwords).toEqual(['secret', 'secret']);
  expect(peer.mails).toHaveLength(2);
});

describe('errors name their cause', () => {
  const failureOf = (url: string) =>
    smtpTransport(url)
      .send(mail)
      .catch((error: unknown) => errorKind(error));

  test('for no server', async () => {
    const peer = await startSmtpPeer();
    await peer.close();
    expect(await failureOf(peer.url)).toBe('Error ESOCKET ECONNREFUSED');
  });

  test('for a wrong certificate', async () => {
    const peer = await startSmtpPeer({ password: 'secret' });
    open.push(peer);
    // Without the query that accepts it. The package's own test certificate has expired.
    expect(await failureOf(peer.url.replace(/\?.*/, ''))).toBe('Error ESOCKET CERT_HAS_EXPIRED');
  });
});
