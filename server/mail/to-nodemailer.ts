import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './compose.ts';

/** A mail in nodemailer's terms. The envelope is written out so that no header can change it. */
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
