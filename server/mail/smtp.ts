import { createTransport } from 'nodemailer';
import { DeliveryError, type EmailTransport } from './transport.ts';

const defaultTimeouts = {
  /** Limit for connecting and transferring the email (ms). */
  transferTimeoutMs: 60_000,
  /** Limit for the server's reply to the email (ms). RFC 5321 (4.5.3.2.6) asks for at least ten minutes. */
  replyTimeoutMs: 10 * 60_000,
  /** Limit for the server's reply to the email during shutdown (ms). */
  shutdownReplyTimeoutMs: 20_000,
};

/** Sends each email over an SMTP connection of its own. */
export function smtpTransport(
  url: string,
  changes: Partial<typeof defaultTimeouts> = {},
): EmailTransport {
  const timeouts = { ...defaultTimeouts, ...changes };
  const secureUrl = requireTlsForPassword(url);
  return {
    async send(email, stopSignal) {
      const transport = createTransport(secureUrl);
      const aborter = new AbortController();
      const abort = () => aborter.abort();
      let transferred = false;
      let timer = setTimeout(abort, timeouts.transferTimeoutMs);
      const abortAfter = (ms: number) => {
        clearTimeout(timer);
        timer = setTimeout(abort, ms);
      };
      const stop = () => (transferred ? abortAfter(timeouts.shutdownReplyTimeoutMs) : abort());
      transport.use('stream', ({ message }, done) => {
        message?.processFunc((stream) =>
          // Nodemailer has now read the whole email, so only the terminating dot is left to send.
          stream.once('end', () => {
            transferred = true;
            abortAfter(timeouts.replyTimeoutMs);
          }),
        );
        done();
      });
      stopSignal?.addEventListener('abort', stop);
      if (stopSignal?.aborted) stop();
      try {
        await transport.sendMail({ ...email, signal: aborter.signal });
      } catch (error) {
        throw transferred ? classifyReply(error) : error;
      } finally {
        clearTimeout(timer);
        stopSignal?.removeEventListener('abort', stop);
      }
    },
  };
}

/** Classifies an error that occurred after the mail server had received the whole email. */
function classifyReply(error: unknown): unknown {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  // Only EMESSAGE is the reply to the email. Other codes concern the connection: 421 means that the server is
  // closing the connection.
  if (responseCode !== undefined && code !== 'EMESSAGE') return error;
  return new DeliveryError(responseCode);
}

/** Requires TLS before sending a password to another machine, whatever options the URL has. */
function requireTlsForPassword(text: string): string {
  const url = new URL(text);
  const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(url.hostname);
  if (url.username && !isLoopback) url.searchParams.set('requireTLS', 'true');
  return url.href;
}
