import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface SmtpOptions {
  /** Requires clients to log in with this password. */
  password?: string;
  /** Speaks TLS from the first byte, as on port 465. */
  tls?: boolean;
}

/** Starts a real mail server that records the emails and passwords that it receives. */
export async function startSmtp({ password, tls = false }: SmtpOptions = {}) {
  const emails: { from: string; to: string[]; raw: string }[] = [];
  const passwords: string[] = [];
  const server = new SMTPServer({
    secure: tls,
    authOptional: !password,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth(given, _, callback) {
      passwords.push(String(given.password));
      if (given.password === password) callback(null, { user: given.username });
      else callback(new Error('Wrong password'));
    },
    async onData(stream, { envelope }, callback) {
      const raw = await readText(stream);
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      emails.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
      callback();
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const host = `${password ? `user:${password}@` : ''}127.0.0.1:${port}`;
  // This URL accepts the package's own certificate, although it has expired.
  const url = tls ? `smtps://${host}/?tls.rejectUnauthorized=false` : `smtp://${host}/`;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url, emails, passwords, [Symbol.asyncDispose]: close };
}

/** A step of the exchange. `body` is the first chunk of the email, `dot` the line that ends the email. */
export type SmtpStep = 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'body' | 'dot' | 'QUIT';

export interface SmtpExchange {
  step: SmtpStep;
  /** The client's command, or the whole email at `dot`. Empty at `greeting` and `body`. */
  text: string;
  /** The name with which the client greeted the server. */
  client: string;
  socket: Socket;
  /** Replies as a mail server that accepts everything. */
  accept: () => void;
}

/** The replies of a server that accepts everything, where they differ from `250 OK`. */
const replies: Partial<Record<SmtpStep, string>> = {
  greeting: '220 Ready\r\n',
  DATA: '354 End with a dot\r\n',
  body: '',
};

/**
 * Starts a mail server that leaves every reply to `respond`. Supports only the SMTP that a notification needs. It is
 * our own, because the package smtp-server cannot fail at a chosen step, and waits 100 ms before its greeting.
 */
export async function startScriptedSmtp(respond: (exchange: SmtpExchange) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    let step: SmtpStep = 'greeting';
    let client = '';
    let input = '';
    function enter(next: SmtpStep, text = ''): void {
      step = next;
      if (step === 'EHLO') client = text.slice('EHLO '.length);
      const reply = replies[step] ?? '250 OK\r\n';
      const accept = () => socket.writable && socket.write(reply);
      respond({ step, text, client, socket, accept });
    }
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      input += chunk;
      if (step === 'DATA') enter('body');
      for (;;) {
        const ending = step === 'body' ? '\r\n.\r\n' : '\r\n';
        const end = input.indexOf(ending);
        if (end === -1) return;
        const text = input.slice(0, end);
        input = input.slice(end + ending.length);
        // The name of every command has four letters.
        enter(step === 'body' ? 'dot' : (text.slice(0, 4) as SmtpStep), text);
      }
    });
    enter('greeting');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  /** Drops all connections, and accepts no further ones. */
  async function close(): Promise<void> {
    for (const socket of sockets) socket.destroy();
    await once(server.close(), 'close');
  }
  return { url: `smtp://127.0.0.1:${port}`, close, [Symbol.asyncDispose]: close };
}
