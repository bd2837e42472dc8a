import type { MailTransport } from '#server/mail/transport.ts';
import type { Counters } from './counters.ts';

/** The same mail server, with what becomes of each mail counted. */
export function watchTransport(
  transport: MailTransport,
  { mails }: Pick<Counters, 'mails'>,
): MailTransport {
  return {
    ...transport,
    async send(mail) {
      try {
        await transport.send(mail);
      } catch (error) {
        mails.inc({ outcome: 'failed' });
        throw error;
      }
      mails.inc({ outcome: 'sent' });
    },
  };
}
