import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { speakSmtp } from './smtp-session.ts';

/** What the mail server took into its care, as it stood when it said, or would have said, 250. */
export interface Acceptance {
  messageId: string;
  /** The name of the sender, which tells the messages of a test apart. */
  key: string;
  /** The server process that handed the mail over, by the name it greets with. */
  by: string;
  /** False when the connection was cut off before that process could be told. */
  told: boolean;
}

export type Trouble =
  | 'none'
  | 'slow'
  /** Takes longer for its answer than most clients wait. */
  | 'very slow'
  | 'refuse'
  /** Takes the mail and cuts off: whoever sent it cannot know. */
  | 'cut off before the answer'
  | 'cut off after the answer'
  /** Keeps whoever sent it waiting with an answer that never ends. */
  | 'tarpit';

export interface FakeSmtpServer {
  /** For a process that greets with this name. */
  urlFor(process: string): string;
  accepted: Acceptance[];
  /** How often each kind of trouble occurred. */
  troubles: Map<Trouble, number>;
  /** Decides about each mail. */
  trouble: () => Trouble;
  /** Stops at once, with whatever is under way, and answers nobody until `open`. */
  close(): Promise<void>;
  open(): Promise<void>;
}

const slownessMs = { slow: 30, 'very slow': 12_000 };

/** A mail server that records what it accepts, and fails on demand. */
export async function startFakeSmtpServer(): Promise<FakeSmtpServer> {
  let port = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    speakSmtp(socket, (mail, by, answer) => receive(socket, { ...readMail(mail), by }, answer));
  });

  function receive(
    socket: Socket,
    mail: Omit<Acceptance, 'told'>,
    answer: (line: string) => void,
  ): void {
    const accept = () => {
      smtp.accepted.push({ ...mail, told: true });
      answer('250 Accepted');
    };
    const trouble = smtp.trouble();
    smtp.troubles.set(trouble, (smtp.troubles.get(trouble) ?? 0) + 1);
    switch (trouble) {
      case 'none':
        accept();
        break;
      case 'slow':
        setTimeout(() => socket.writable && accept(), slownessMs.slow);
        break;
      // It has the mail, whether or not whoever sent it waits to be told.
      case 'very slow': {
        const acceptance = { ...mail, told: true };
        smtp.accepted.push(acceptance);
        let hungUp = false;
        const leave = () => {
          clearTimeout(answering);
          acceptance.told = hungUp;
        };
        const answering = setTimeout(() => {
          socket.off('close', leave);
          answer('250 Accepted');
        }, slownessMs['very slow']);
        socket.once('end', () => {
          hungUp = true;
        });
        socket.once('close', leave);
        break;
      }
      case 'refuse':
        answer('451 Try again later');
        break;
      case 'cut off before the answer':
        smtp.accepted.push({ ...mail, told: false });
        socket.destroy();
        break;
      case 'cut off after the answer':
        accept();
        socket.destroySoon();
        break;
      case 'tarpit': {
        const trickle = setInterval(() => answer('250-Wait'), 200);
        socket.on('close', () => clearInterval(trickle));
        break;
      }
    }
  }

  const smtp: FakeSmtpServer = {
    urlFor: (process) => `smtp://127.0.0.1:${port}/?name=${process}`,
    accepted: [],
    troubles: new Map(),
    trouble: () => 'none',
    async close() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async open() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      port = (server.address() as AddressInfo).port;
    },
  };
  await smtp.open();
  return smtp;
}

function readMail(mail: string): Pick<Acceptance, 'messageId' | 'key'> {
  return {
    messageId: /^Message-ID: (\S+)\r$/im.exec(mail)?.[1] ?? 'none',
    key: /^Subject: Message from (\S+), /im.exec(mail)?.[1] ?? 'none',
  };
}
