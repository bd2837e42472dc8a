import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** How far an exchange has come: `body` is the first chunk of the email, `dot` its end. */
export type SmtpStep = 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'body' | 'dot' | 'QUIT';

export interface SmtpExchange {
  step: SmtpStep;
  /** The command, or at `dot` the email. */
  text: string;
  /** The name that the client greeted with. */
  client: string;
  socket: Socket;
  /** Replies as a mail server that takes everything. */
  accept: () => void;
}

const replies: Partial<Record<SmtpStep, string>> = {
  greeting: '220 Ready\r\n',
  DATA: '354 End with a dot\r\n',
  body: '',
};

/**
 * Starts a mail server that leaves every reply to `answer`. It speaks only the SMTP that a notification needs: the
 * package smtp-server cannot fail at each step, and waits 100 ms before its greeting.
 */
export async function startScriptedSmtp(answer: (exchange: SmtpExchange) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    let step: SmtpStep = 'greeting';
    let client = '';
    let input = '';
    function enter(next: SmtpStep, text = ''): void {
      step = next;
      if (step === 'EHLO') client = text.slice(5);
      const { [step]: reply = '250 OK\r\n' } = replies;
      answer({ step, text, client, socket, accept: () => socket.writable && socket.write(reply) });
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
        enter(step === 'body' ? 'dot' : (text.slice(0, 4) as SmtpStep), text);
      }
    });
    enter('greeting');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  /** Drops every connection, and accepts no more. */
  async function close(): Promise<void> {
    for (const socket of sockets) socket.destroy();
    await once(server.close(), 'close');
  }
  return { url: `smtp://127.0.0.1:${port}`, connections: () => sockets.size, close };
}
