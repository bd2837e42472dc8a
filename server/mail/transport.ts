import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './compose.ts';

export interface MailTransport {
  /** Whether mails become files, for want of a mail server. */
  filed?: true;
  /**
   * Resolves once the mail is someone else's responsibility. Once `stopping` is aborted, rejects:
   * at once if the mail has not been handed over, else when the answer does not come soon.
   */
  send(mail: Mail, stopping?: AbortSignal): Promise<void>;
  /** Undoes `send` where that is possible, because the message was deleted meanwhile. */
  rollback?(mail: Mail): Promise<void>;
}

/** The mail server received the whole mail, but disconnected or timed out before it answered. */
export class MaybeSentError extends Error {
  readonly code = 'EUNANSWERED';
}

/** The mail server received the mail and refused it. */
export class RefusedError extends Error {
  readonly code = 'EREFUSED';
  readonly responseCode: number;

  constructor(responseCode: number) {
    super(`refused with ${responseCode}`);
    this.responseCode = responseCode;
  }
}

/** Converts a mail for nodemailer. The envelope is explicit, so no header can change it. */
export function toNodemailer({ replyTo, ...mail }: Mail): SendMailOptions {
  return {
    ...mail,
    ...(replyTo && { replyTo }),
    envelope: { from: mail.from.address, to: [mail.to.address] },
    // Keeps out-of-office replies from being sent to the visitor.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
