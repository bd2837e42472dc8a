import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

interface SmtpPeerOptions {
  /** Returns the code to refuse an email with, given how many came before. */
  refuse?: (offered: number) => number | undefined;
  /** Required of each client. */
  password?: string;
  /** Speaks TLS from the first byte, as on port 465. */
  tls?: boolean;
}

/** Starts a real mail server that keeps what it receives, until the test has finished. */
export async function startSmtpPeer({ refuse, password, tls = false }: SmtpPeerOptions = {}) {
  const emails: { from: string; to: string[]; raw: string }[] = [];
  const passwords: string[] = [];
  let offered = 0;
  // As real servers do, quotes what it refuses.
  const refusal = (responseCode: number, quoted = '') =>
    Object.assign(new Error(`Refused: ${quoted.replaceAll(/\s+/g, ' ')}`), { responseCode });
  const server = new SMTPServer({
    secure: tls,
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: [tls ? [] : 'STARTTLS', password === undefined ? 'AUTH' : []].flat(),
    disableReverseLookup: true,
    onAuth(given, _, callback) {
      passwords.push(given.password ?? '');
      if (given.password === password) callback(null, { user: given.username });
      else callback(refusal(535));
    },
    onData(stream, { envelope }, callback) {
      let raw = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        raw += chunk;
      });
      stream.on('end', () => {
        const code = refuse?.(offered++);
        if (code) return callback(refusal(code, raw));
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        emails.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
        callback();
      });
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(close);
  const { port } = server.server.address() as AddressInfo;
  const user = password === undefined ? '' : `user:${password}@`;
  // Its certificate is self-signed.
  const url = `smtp${tls ? 's' : ''}://${user}127.0.0.1:${port}/${tls ? '?tls.rejectUnauthorized=false' : ''}`;
  return { url, emails, passwords, close };
}
