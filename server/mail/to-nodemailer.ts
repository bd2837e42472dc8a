import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './compose.ts';

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
