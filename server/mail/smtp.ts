import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import { toNodemailer } from './to-nodemailer.ts';
import { type MailTransport, MaybeSentError } from './transport.ts';

export interface SmtpPatience {
  /** The longest until the mail is handed over, however slowly the server trickles. */
  deadlineMs?: number;
  /** The longest that the server may then take to say that it has it: as RFC 5321 (4.5.3.2.6) has it. */
  answerMs?: number;
}

/** Hands mails to a mail server, each over a connection of its own. All patience is below the outbox's lease. */
export function smtpTransport(
  url: string,
  { deadlineMs = 60_000, answerMs = 10 * 60_000 }: SmtpPatience = {},
): MailTransport {
  const address = withTls(url);
  return {
    async send(mail) {
      const transport = createTransport({
        url: address,
        connectionTimeout: 5000,
        greetingTimeout: 5000,
        dnsTimeout: 5000,
        socketTimeout: deadlineMs + answerMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const stopping = new AbortController();
      let timer = setTimeout(() => stopping.abort(), deadlineMs);
      let handedOver = false;
      transport.use('stream', ({ message }, done) => {
        message?.transform(
          new PassThrough({
            // All that is left to send is the dot that ends the mail.
            flush(flushed) {
              handedOver = true;
              clearTimeout(timer);
              timer = setTimeout(() => stopping.abort(), answerMs);
              flushed();
            },
          }),
        );
        done();
      });
      try {
        await transport.sendMail({ ...toNodemailer(mail), signal: stopping.signal });
      } catch (error) {
        const refused = (error as { responseCode?: number }).responseCode !== undefined;
        throw handedOver && !refused ? new MaybeSentError() : error;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** To another machine a password goes by TLS or not at all, whatever else the address asks for. */
function withTls(url: string): string {
  const address = new URL(url);
  const stays = /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(address.hostname);
  if (address.username && !stays) address.searchParams.set('requireTLS', 'true');
  return address.href;
}
