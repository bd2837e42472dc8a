import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A mail that the server took, as it stood when it said, or would have said, 250. */
export interface Acceptance {
  messageId: string;
  /** The name of the sender, which tells the messages of a test apart. */
  key: string;
  /** The server process that handed the mail over, by the name it greets with. */
  by: string;
  /** Whether that process was told. */
  told: boolean;
}

export type Trouble =
  | 'none'
  | 'slow'
  /** Takes longer for its answer than most clients wait. */
  | 'very slow'
  | 'refuse'
  /** Takes the mail and cuts off: the sender cannot know. */
  | 'cut off before the answer'
  | 'cut off after the answer'
  /** Trickles an answer that never ends. */
  | 'tarpit';

export interface FakeSmtpServer {
  /** For a process that greets with this name. */
  urlFor(process: string): string;
  accepted: Acceptance[];
  /** How often each kind of trouble occurred. */
  troubles: Map<Trouble, number>;
  /** Decides about each mail. */
  trouble: () => Trouble;
  greetAfterMs: number;
  connections: () => number;
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
    speakSmtp(socket);
  });

  /**
   * As much of SMTP as a notification needs. The package smtp-server keeps each client waiting for
   * 100 ms, which is a quarter of an hour in ten thousand mails.
   */
  function speakSmtp(socket: Socket): void {
    let input = '';
    let by = '';
    let inMail = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const read = () => {
      const ending = inMail ? '\r\n.\r\n' : '\r\n';
      const end = input.indexOf(ending);
      if (end === -1) return;
      const text = input.slice(0, end);
      input = input.slice(end + ending.length);
      const [verb = '', name = ''] = text.split(' ');
      if (inMail) receive(socket, { ...readMail(text), by, told: false });
      else if (verb === 'QUIT') socket.end('221 Goodbye\r\n');
      else say(verb === 'DATA' ? '354 End with a dot' : '250 Go on');
      if (!inMail && verb === 'EHLO') by = name;
      inMail = !inMail && verb === 'DATA';
      read();
    };
    socket.setEncoding('utf8').setNoDelay();
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      input += String(chunk);
      read();
    });
    setTimeout(() => say('220 Ready'), smtp.greetAfterMs);
  }

  function receive(socket: Socket, mail: Acceptance): void {
    const say = (line: string) => socket.writable && socket.write(`${line}\r\n`);
    const answer = () => {
      mail.told = socket.writable;
      say('250 Accepted');
    };
    const trouble = smtp.trouble();
    smtp.troubles.set(trouble, (smtp.troubles.get(trouble) ?? 0) + 1);
    if (trouble === 'refuse') {
      say('451 Try again later');
      return;
    }
    if (trouble === 'tarpit') {
      const trickle = setInterval(() => say('250-Wait'), 200);
      socket.on('close', () => clearInterval(trickle));
      return;
    }
    smtp.accepted.push(mail);
    if (trouble === 'slow' || trouble === 'very slow') {
      const answering = setTimeout(answer, slownessMs[trouble]);
      socket.once('close', () => clearTimeout(answering));
      return;
    }
    if (trouble !== 'cut off before the answer') answer();
    if (trouble !== 'none') socket.destroySoon();
  }

  const smtp: FakeSmtpServer = {
    urlFor: (process) => `smtp://127.0.0.1:${port}/?name=${process}`,
    accepted: [],
    troubles: new Map(),
    trouble: () => 'none',
    greetAfterMs: 0,
    connections: () => sockets.size,
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
