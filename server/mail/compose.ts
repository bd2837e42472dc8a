import type { SendMailOptions } from 'nodemailer';
import { company } from '#content/company.ts';
import type { Mailbox } from '#server/settings/mailbox.ts';
import type { Claim } from '#server/store/store.ts';
import { isPlainAddress } from '#shared/message-rules.ts';
import { detailsOf } from '#shared/message-texts.ts';

// Bidirectional overrides and isolates. Right-to-left scripts do not need them;
// spoofed text does.
const directionOverrides = /[\u202a-\u202e\u2066-\u206f]/gu;

// A header takes no direction marks either, harmless as they are in running text.
const unsafeInHeader = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f]+/gu;

// The start of an encoded word (RFC 2047), which mail clients decode.
const encodedWord = /=(?=\?)/g;

const longestInHeader = 80;

export interface Email {
  messageId: string;
  from: Mailbox;
  to: Mailbox;
  /** Undefined when no mail could be sent to the visitor's address. */
  replyTo: Mailbox | undefined;
  subject: string;
  text: string;
}

export interface EmailSettings {
  from: Mailbox;
  to: Mailbox;
  siteUrl: string;
}

/**
 * Writes the notification of one stored message, in plain text: no visitor can put markup into it, and it
 * fetches nothing. Sender and recipient come from the settings alone.
 */
export function composeEmail(claim: Claim, { from, to, siteUrl }: EmailSettings): Email {
  const name = headerText(claim.name);
  // The database holds nothing else, but a list here would send the answer to everyone on it.
  const replyTo = isPlainAddress(claim.email) ? { name, address: claim.email } : undefined;
  const answer = replyTo ? `Answer this mail to write to ${name}.` : 'It cannot be answered.';
  const details = [
    ...detailsOf(claim).map(({ label, text }) => ({ label, text: bodyLine(text) })),
    { label: 'Received', text: localTime(claim.created_at) },
    { label: 'Reference', text: claim.id },
  ];
  const text = [
    ...alignDetails(details),
    '',
    bodyText(claim.message),
    '',
    // Mail clients do not quote what follows `-- `.
    '-- ',
    `Sent with the contact form of ${siteUrl}. ${answer}`,
    '',
  ];
  return {
    // The same at every attempt, so that a mail server can drop a repeat.
    messageId: `<${claim.id}@${domainOf(from)}>`,
    from,
    to,
    replyTo,
    subject: `Message from ${name}, ${headerText(claim.company)}`,
    text: text.join('\n'),
  };
}

function alignDetails(details: { label: string; text: string }[]): string[] {
  const widest = Math.max(...details.map(({ label }) => label.length));
  return details.map(({ label, text }) => `${`${label}:`.padEnd(widest + 2)}${text}`);
}

/** Makes one short line of a visitor's text, safe in a mail's header. */
function headerText(text: string): string {
  const line = inOneLine(text.replace(unsafeInHeader, ' ').replace(encodedWord, '= '));
  const characters = [...line];
  if (characters.length <= longestInHeader) return line;
  return `${characters.slice(0, longestInHeader - 1).join('')}…`;
}

/** Makes a visitor's text safe in a mail's body, in the order in which it was written. */
function bodyText(text: string): string {
  return text
    .toWellFormed()
    .replace(directionOverrides, '')
    .replace(/[\u2028\u2029]/g, '\n');
}

function bodyLine(text: string): string {
  return inOneLine(bodyText(text));
}

function inOneLine(text: string): string {
  return text.toWellFormed().replace(/\s+/g, ' ').trim();
}

/** In ASCII, which is all that a Message-ID may hold. */
function domainOf({ address }: Mailbox): string {
  const domain = address.slice(address.indexOf('@') + 1);
  return URL.parse(`https://${domain}`)?.hostname ?? domain;
}

/** Formats an ISO 8601 time in the company's time zone: `Saturday, November 21, 2026 at 00:29 CST`. */
export function localTime(iso: string, timeZone: string = company.timeZone): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  });
  return format.format(new Date(iso));
}

/** Converts a mail for nodemailer. The envelope is explicit, so no header can change it. */
export function toNodemailer({ replyTo, ...mail }: Email): SendMailOptions {
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
