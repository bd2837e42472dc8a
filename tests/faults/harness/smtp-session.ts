import type { Socket } from 'node:net';

/** One whole mail, and who hands it over, by the name it greeted with. */
export type ReceiveMail = (mail: string, by: string, reply: (line: string) => void) => void;

const replies: Record<string, string> = {
  MAIL: '250 Go on',
  RCPT: '250 Go on',
  RSET: '250 Forgotten',
  NOOP: '250 Indeed',
  DATA: '354 End with a dot',
  QUIT: '221 Goodbye',
};

/**
 * The server's side of SMTP, as far as a notification needs it. The package smtp-server makes
 * each client wait for 100 ms, which is a quarter of an hour in ten thousand mails.
 */
export function speakSmtp(socket: Socket, receive: ReceiveMail): void {
  let input = '';
  let by = '';
  let inMail = false;
  const say = (line: string) => socket.write(`${line}\r\n`);

  function readOne(): boolean {
    const ending = inMail ? '\r\n.\r\n' : '\r\n';
    const end = input.indexOf(ending);
    if (end === -1) return false;
    const text = input.slice(0, end);
    input = input.slice(end + ending.length);
    if (inMail) {
      inMail = false;
      receive(text.replaceAll('\r\n..', '\r\n.'), by, say);
    } else {
      obey(text);
    }
    return true;
  }

  function obey(line: string): void {
    const [verb = '', name = ''] = line.split(' ');
    const command = verb.toUpperCase();
    if (command === 'EHLO' || command === 'HELO') {
      by = name;
      say('250 Hello');
      return;
    }
    inMail = command === 'DATA';
    say(replies[command] ?? '502 Not known');
    if (command === 'QUIT') socket.end();
  }

  socket.setEncoding('utf8').setNoDelay();
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    input += String(chunk);
    while (readOne());
  });
  say('220 Ready');
}
