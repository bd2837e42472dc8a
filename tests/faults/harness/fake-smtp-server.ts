import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A mail that the server took, and then answered with 250, or would have. */
export interface Acceptance {
  messageId: string;
  /** The name of the sender, which tells the messages of a test apart. */
  key: string;
  /** The server process that handed the mail over, by the name it greets with. */
  by: string;
  /** Whether that process got the 250. */
  told: boolean;
}

type Trouble =
  | 'none'
  | 'slow'
  /** Takes longer to answer than most clients wait. */
  | 'very slow'
  /** 451 */
  | 'try again'
  /** 550 */
  | 'refuse'
  /** Takes the mail and disconnects: the sender cannot know. */
  | 'cut off before the answer';

export interface FakeSmtpServer {
  /** For a process that greets with this name. */
  urlFor(process: string): string;
  accepted: Acceptance[];
  /** Decides about each mail. */
  trouble: () => Trouble;
  connections: () => number;
  /** Drops every connection, and accepts none until `open`. */
  close(): Promise<void>;
  open(): Promise<void>;
}

const answerDelays = new Map<Trouble, number>([
  ['slow', 30],
  ['very slow', 12_000],
]);

/** Starts a mail server that records what it accepts, and fails on demand. */
export async function startFakeSmtpServer(): Promise<FakeSmtpServer> {
  let port = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    speakSmtp(socket);
  });

  /**
   * Speaks as much SMTP as a notification needs. The package smtp-server keeps each client waiting
   * for 100 ms, which is a quarter of an hour in ten thousand mails.
   */
  function speakSmtp(socket: Socket): void {
    let input = '';
    let by = '';
    let inMail = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    function obey(line: string): void {
      const [verb = '', name = ''] = line.split(' ');
      if (inMail) receive(socket, { ...readMail(line), by, told: false });
      else if (verb === 'QUIT') socket.end('221 Goodbye\r\n');
      else say(verb === 'DATA' ? '354 End with a dot' : '250 Go on');
      if (!inMail && verb === 'EHLO') by = name;
      inMail = !inMail && verb === 'DATA';
    }
    socket.setEncoding('utf8').setNoDelay();
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      input += String(chunk);
      for (;;) {
        const ending = inMail ? '\r\n.\r\n' : '\r\n';
        const end = input.indexOf(ending);
        if (end === -1) return;
        const line = input.slice(0, end);
        input = input.slice(end + ending.length);
        obey(line);
      }
    });
    say('220 Ready');
  }

  function receive(socket: Socket, mail: Acceptance): void {
    const say = (line: string) => socket.writable && socket.write(`${line}\r\n`);
    const accept = () => {
      mail.told = socket.writable;
      say('250 Accepted');
    };
    const trouble = smtp.trouble();
    if (trouble === 'try again') say('451 Try again later');
    else if (trouble === 'refuse') say('550 Not wanted');
    else {
      smtp.accepted.push(mail);
      const delay = answerDelays.get(trouble);
      if (delay) {
        const answer = setTimeout(accept, delay);
        socket.once('close', () => clearTimeout(answer));
      } else if (trouble === 'cut off before the answer') socket.destroySoon();
      else accept();
    }
  }

  const smtp: FakeSmtpServer = {
    urlFor: (process) => `smtp://127.0.0.1:${port}/?name=${process}`,
    accepted: [],
    trouble: () => 'none',
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
