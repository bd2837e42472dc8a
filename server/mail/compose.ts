import type { Claim } from '#server/store/store.ts';
import { isPlainAddress } from '#shared/message-rules.ts';
import { detailsOf } from '#shared/message-texts.ts';
import { localTime } from './local-time.ts';
import type { Mailbox } from './mailbox.ts';
import { bodyLine, bodyText, headerText } from './safe-text.ts';
import { writeHtml } from './write-html.ts';
import { type MailBody, writeText } from './write-text.ts';

export interface Mail {
  messageId: string;
  from: Mailbox;
  to: Mailbox;
  /** Undefined when no mail could be sent to the visitor's address. */
  replyTo: Mailbox | undefined;
  subject: string;
  text: string;
  html?: string;
}

export interface MailSettings {
  from: Mailbox;
  to: Mailbox;
  siteUrl: string;
}

/** Writes the notification of one stored message. Sender and recipient come from the settings alone. */
export function composeMail(claim: Claim, { from, to, siteUrl }: MailSettings): Mail {
  const name = headerText(claim.name);
  // The database holds nothing else, but a list here would send the answer to everyone on it.
  const replyTo = isPlainAddress(claim.email) ? { name, address: claim.email } : undefined;
  const answer = replyTo ? `Answer this mail to write to ${name}.` : 'It cannot be answered.';
  const body: MailBody = {
    subject: `Message from ${name}, ${headerText(claim.company)}`,
    details: detailsOf(claim).map(({ label, text }) => ({ label, text: bodyLine(text) })),
    message: bodyText(claim.message),
    received: localTime(claim.created_at),
    reference: claim.id,
    closing: `Sent with the contact form of ${siteUrl}. ${answer}`,
  };
  return {
    // The same at every attempt, so that a mail server can drop a repeat.
    messageId: `<${claim.id}@${domainOf(from)}>`,
    from,
    to,
    replyTo,
    subject: body.subject,
    text: writeText(body),
    html: writeHtml(body),
  };
}

/** In ASCII, which is all that a Message-ID may hold. */
function domainOf({ address }: Mailbox): string {
  const domain = address.slice(address.indexOf('@') + 1);
  return URL.parse(`https://${domain}`)?.hostname ?? domain;
}
