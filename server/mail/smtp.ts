import { createTransport } from 'nodemailer';
import { toNodemailer } from './compose.ts';
import { DeliveryError, type EmailTransport } from './transport.ts';

export interface SmtpTimeouts {
  /** How long the handover may take in total (ms). */
  handOverMs?: number;
  /** How long the server may then take to answer: RFC 5321 (4.5.3.2.6) allows ten minutes. */
  answerMs?: number;
  /** The same while this process stops. */
  shutdownReplyTimeoutMs?: number;
}

/** Sends emails over SMTP, each over its own connection. */
export function smtpTransport(
  url: string,
  {
    handOverMs = 60_000,
    answerMs = 10 * 60_000,
    shutdownReplyTimeoutMs = 20_000,
  }: SmtpTimeouts = {},
): EmailTransport {
  const options = { url: withTls(url), disableFileAccess: true, disableUrlAccess: true };
  return {
    async send(mail, stopping) {
      const transport = createTransport(options);
      const hangingUp = new AbortController();
      const hangUp = () => hangingUp.abort();
      let handedOver = false;
      let timer = setTimeout(hangUp, handOverMs);
      const hangUpAfter = (ms: number) => {
        clearTimeout(timer);
        timer = setTimeout(hangUp, ms);
      };
      const stop = () => (handedOver ? hangUpAfter(shutdownReplyTimeoutMs) : hangUp());
      transport.use('stream', ({ message }, done) => {
        message?.processFunc((stream) =>
          // Read to its end: only the dot that ends the mail is left to send.
          stream.once('end', () => {
            handedOver = true;
            hangUpAfter(answerMs);
          }),
        );
        done();
      });
      stopping?.addEventListener('abort', stop);
      if (stopping?.aborted) stop();
      try {
        await transport.sendMail({ ...toNodemailer(mail), signal: hangingUp.signal });
      } catch (error) {
        throw handedOver ? explainAnswer(error) : error;
      } finally {
        clearTimeout(timer);
        stopping?.removeEventListener('abort', stop);
      }
    },
  };
}

/** Classifies an error after the server had received the whole mail. */
function explainAnswer(error: unknown): unknown {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  // Any other code is about the connection: 421 says that the server is going away.
  if (responseCode !== undefined && code !== 'EMESSAGE') return error;
  return new DeliveryError(responseCode);
}

/** Requires TLS for a password to another machine, whatever the address's options. */
function withTls(url: string): string {
  const address = new URL(url);
  const stays = /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(address.hostname);
  if (address.username && !stays) address.searchParams.set('requireTLS', 'true');
  return address.href;
}
