import { createTransport } from 'nodemailer';
import { toNodemailer } from '#server/mail/to-nodemailer.ts';
import type { MailTransport } from '#server/mail/transport.ts';

export interface CapturedMail {
  /** To whom a mail server would have been told to deliver it. */
  recipients: string[];
  /** The lines of its head, unfolded. */
  head: string[];
  /** Of the message that it is about. */
  id: string;
}

/** Writes mails out in full, as for a mail server, and keeps what matters of them. */
export function captureMails(): { transport: MailTransport; mails: CapturedMail[] } {
  const mails: CapturedMail[] = [];
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    mails,
    transport: {
      async send(mail) {
        const { envelope, message } = await composer.sendMail(toNodemailer(mail));
        const [text = ''] = (message as Buffer).toString('utf8').split('\r\n\r\n', 1);
        const head = text.replace(/\r\n[ \t]/g, ' ').split('\r\n');
        const [id = ''] = /(?<=^Message-ID: <)[^@]*/m.exec(head.join('\n')) ?? [];
        mails.push({ recipients: envelope.to, head, id });
      },
    },
  };
}
