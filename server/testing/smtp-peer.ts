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
  close(): Promise<void>;
}

export interface SmtpPeerOptions {
  port?: number;
  /** Gives the reply code to refuse a mail with, by how many were offered before it. */
  refuse?: (offered: number) => number | undefined;
}

/** A real mail server that keeps what it gets. */
export async function startSmtpPeer({ port = 0, refuse }: SmtpPeerOptions = {}): Promise<SmtpPeer> {
  const mails: ReceivedMail[] = [];
  let offered = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
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
        callback();
      });
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const actual = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${actual}`,
    port: actual,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function addressesOf({ envelope }: SMTPServerSession): { from: string; to: string[] } {
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map(({ address }) => address),
  };
}
