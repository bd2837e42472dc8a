import { createTransport } from 'nodemailer';
import { toNodemailer } from './to-nodemailer.ts';
import type { MailTransport } from './transport.ts';

/**
 * Hands mails to a mail server, each over a connection of its own. `deadlineMs` is the longest
 * a whole delivery may take, however slowly the server trickles; it is below the outbox's lease.
 */
export function smtpTransport(url: string, deadlineMs = 60_000): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    dnsTimeout: 5000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail({
        ...toNodemailer(mail),
        signal: AbortSignal.timeout(deadlineMs),
      });
    },
  };
}
