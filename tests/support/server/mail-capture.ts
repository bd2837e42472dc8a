import { createTransport } from 'nodemailer';
import { toNodemailer } from '#server/mail/compose.ts';
import type { MailTransport } from '#server/mail/transport.ts';

export interface CapturedMail {
  /** The envelope's recipients. */
  recipients: string[];
  /** The lines of its header, unfolded. */
  head: string[];
  /** The id of the message that it reports. */
  id: string;
}

/** Composes mails in full, as for a mail server, and keeps their essence. */
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
