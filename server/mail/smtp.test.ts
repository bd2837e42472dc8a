import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { emailSettings, validClaim } from '#tests/support/server/messages.ts';
import { type SmtpStep, startScriptedSmtp, startSmtp } from '#tests/support/server/smtp-servers.ts';
import { composeEmail } from './compose.ts';
import { smtpTransport } from './smtp.ts';
import { DeliveryError } from './transport.ts';

const email = composeEmail(validClaim, emailSettings);

/** An email larger than the socket buffers, so that sending stalls while the server does not read. */
const largeEmail = { ...email, text: `${'x'.repeat(70)}\n`.repeat(80_000) };

const faults = {
  hangs: (socket: Socket) => socket.pause(),
  disconnects: (socket: Socket) => socket.destroy(),
  'trickles its reply'(socket: Socket) {
    const trickle = setInterval(() => socket.write('250-Wait\r\n'), 20);
    socket.on('close', () => clearInterval(trickle));
  },
  'replies late': (_: Socket, accept: () => void) => void setTimeout(accept, 200),
};

type Outcome = 'sent' | 'not sent' | DeliveryError['code'];

/** Sends an email to a mail server that fails at one step. Calls `onStep` at that step. */
async function sendTo(
  fault: keyof typeof faults,
  at: SmtpStep,
  timeouts: Parameters<typeof smtpTransport>[1],
  onStep?: () => void,
  stopSignal?: AbortSignal,
): Promise<Outcome> {
  await using smtp = await startScriptedSmtp(({ step, socket, accept }) => {
    if (step !== at) return accept();
    faults[fault](socket, accept);
    onStep?.();
  });
  try {
    await smtpTransport(smtp.url, timeouts).send(at === 'body' ? largeEmail : email, stopSignal);
    return 'sent';
  } catch (error) {
    return error instanceof DeliveryError ? error.code : 'not sent';
  }
}

const transfer = { transferTimeoutMs: 200 };
const reply = { replyTimeoutMs: 300 };
test.each<[fault: keyof typeof faults, at: SmtpStep, outcome: Outcome, timeouts?: object]>([
  ['hangs', 'greeting', 'not sent', transfer],
  ['trickles its reply', 'RCPT', 'not sent', transfer],
  ['disconnects', 'DATA', 'not sent'],
  ['hangs', 'dot', 'no-reply', reply],
  ['trickles its reply', 'dot', 'no-reply', reply],
  ['disconnects', 'dot', 'no-reply'],
  ['hangs', 'QUIT', 'sent'],
])(
  'if the mail server %s at the SMTP step “%s”, the email counts as %s',
  async (fault, at, outcome, timeouts) => {
    expect(await sendTo(fault, at, timeouts)).toBe(outcome);
  },
);

test.each<[fault: keyof typeof faults, at: SmtpStep, outcome: Outcome, ms?: number]>([
  ['hangs', 'greeting', 'not sent'],
  ['hangs', 'DATA', 'not sent'],
  ['hangs', 'body', 'not sent'],
  ['hangs', 'dot', 'no-reply', 50],
  ['replies late', 'dot', 'sent'],
])(
  'if the mail server %s at the SMTP step “%s” during shutdown, the email counts as %s',
  async (fault, at, outcome, ms = 20_000) => {
    const shutdown = new AbortController();
    const timeouts = { shutdownReplyTimeoutMs: ms };
    const abort = () => shutdown.abort();
    expect(await sendTo(fault, at, timeouts, abort, shutdown.signal)).toBe(outcome);
  },
);

test('an SMTP transport that is already stopped sends nothing', async () => {
  await using smtp = await startSmtp();
  await expect(smtpTransport(smtp.url).send(email, AbortSignal.abort())).rejects.toThrow();
  expect(smtp.emails).toEqual([]);
});

test.each([
  [451, 'deferred'],
  [550, 'rejected'],
])('the reply %i to an email is classified as %s', async (responseCode, code) => {
  await using smtp = await startScriptedSmtp(({ step, socket, accept }) => {
    if (step === 'dot') socket.write(`${responseCode} No\r\n`);
    else accept();
  });
  await expect(smtpTransport(smtp.url).send(email)).rejects.toMatchObject({ code, responseCode });
});

test('a password is sent to another machine only over TLS', async () => {
  await using smtp = await startSmtp({ password: 'secret' });
  // Reaches this machine, but is not a loopback address.
  const nonLoopbackUrl = smtp.url.replace('127.0.0.1', '0.0.0.0');
  for (const url of [nonLoopbackUrl, `${nonLoopbackUrl}?ignoreTLS=true&requireTLS=false`])
    await expect(smtpTransport(url).send(email)).rejects.toThrow();
  expect(smtp.passwords).toEqual([]);
  for (const url of [smtp.url, smtp.url.replace('127.0.0.1', 'localhost')])
    await smtpTransport(url).send(email);
  expect(smtp.passwords).toEqual(['secret', 'secret']);
  expect(smtp.emails).toHaveLength(2);
});

test('nothing is sent to a mail server with an invalid certificate', async () => {
  await using smtp = await startSmtp({ tls: true });
  // Drops the query, which accepts even an expired certificate.
  const [url = ''] = smtp.url.split('?');
  await expect(smtpTransport(url).send(email)).rejects.toThrow('certificate has expired');
  expect(smtp.emails).toEqual([]);
});
