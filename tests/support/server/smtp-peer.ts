import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
}

export interface SmtpPeer {
  url: string;
  port: number;
  mails: ReceivedMail[];
  /** Every password that a client sent. */
  passwords: string[];
  close(): Promise<void>;
}

export interface SmtpPeerOptions {
  port?: number;
  /** Returns the code to refuse a mail with, by the number of earlier ones. */
  refuse?: (offered: number) => number | undefined;
  /** How long it waits before it acknowledges a mail (ms). */
  answerAfterMs?: number;
  /** Speaks TLS from the first byte, as on port 465, and requires this password. */
  password?: string;
  /** Requires this password although it has no TLS. */
  plainPassword?: string;
}

/** Starts a real mail server that keeps what it receives. */
export async function startSmtpPeer({
  port = 0,
  refuse,
  answerAfterMs = 0,
  password,
  plainPassword,
}: SmtpPeerOptions = {}): Promise<SmtpPeer> {
  const mails: ReceivedMail[] = [];
  const passwords: string[] = [];
  let offered = 0;
  const answers = new Set<NodeJS.Timeout>();
  const server = new SMTPServer({
    secure: password !== undefined,
    authOptional: password === undefined,
    allowInsecureAuth: plainPassword !== undefined,
    disabledCommands: [
      ...(password === undefined ? ['STARTTLS'] : []),
      ...((password ?? plainPassword) === undefined ? ['AUTH'] : []),
    ],
    logger: false,
    onAuth(given, _, callback) {
      passwords.push(given.password ?? '');
      if (given.password === (password ?? plainPassword)) callback(null, { user: given.username });
      else callback(Object.assign(new Error('Wrong password'), { responseCode: 535 }));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const code = refuse?.(offered++);
        if (code) {
          callback(Object.assign(new Error('Try again later'), { responseCode: code }));
          return;
        }
        mails.push({ ...addressesOf(session), raw: Buffer.concat(chunks).toString('utf8') });
        if (answerAfterMs === 0) callback();
        else answers.add(setTimeout(callback, answerAfterMs));
      });
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const actual = (server.server.address() as AddressInfo).port;
  const plainUrl = `smtp://127.0.0.1:${actual}`;
  // Its certificate is self-signed.
  const tlsUrl = `smtps://user:${password}@127.0.0.1:${actual}?tls.rejectUnauthorized=false`;
  return {
    url: password === undefined ? plainUrl : tlsUrl,
    port: actual,
    mails,
    passwords,
    close: () => {
      for (const answer of answers) clearTimeout(answer);
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function addressesOf({ envelope }: SMTPServerSession): { from: string; to: string[] } {
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map(({ address }) => address),
  };
}
