import type { SendMailOptions } from 'nodemailer';
import { company } from '#content/company.ts';
import type { Mailbox } from '#server/settings/mailbox.ts';
import type { Claim } from '#server/store/store.ts';
import { isPlainAddress } from '#shared/message-rules.ts';
import { messageDetails } from '#shared/message-text.ts';

// Bidirectional overrides and isolates, which can disguise text. Right-to-left text does not need them.
const directionOverrides = /[\u202a-\u202e\u2066-\u206f]/gu;

// Direction marks are harmless in a body, but not in a header.
const unsafeInHeader = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f]+/gu;

// The start of an encoded word (RFC 2047), which mail clients decode.
const encodedWord = /=(?=\?)/g;

const maxHeaderChars = 80;

export type Email = ReturnType<typeof composeEmail>;

export interface EmailSettings {
  from: Mailbox;
  to: Mailbox;
  siteUrl: string;
}

/**
 * Composes the notification of one stored message. Uses plain text, so that visitors cannot inject markup or
 * remote images. Sender and recipient come only from the settings.
 */
export function composeEmail(claim: Claim, { from, to, siteUrl }: EmailSettings) {
  const name = headerText(claim.name);
  // The database only stores single addresses, but a list here would send the reply to everyone on the list.
  const replyTo = isPlainAddress(claim.email) ? { name, address: claim.email } : undefined;
  const replyHint = replyTo
    ? `Reply to this email to write to ${name}.`
    : "You cannot reply to this email, because the sender's address is not valid.";
  const details = [
    ...messageDetails(claim).map(({ label, text }) => ({
      label,
      text: collapseSpace(bodyText(text)),
    })),
    { label: 'Received', text: localTime(claim.created_at) },
    { label: 'Reference', text: claim.id },
  ];
  const text = [
    ...alignDetails(details),
    '',
    bodyText(claim.message),
    '',
    // In a reply, mail clients do not quote the lines after `-- `.
    '-- ',
    `Sent from the contact form at ${siteUrl}. ${replyHint}`,
    '',
  ];
  return {
    // The ID is the same for every attempt, so that a mail server can drop a duplicate.
    messageId: `<${claim.id}@${asciiDomain(from)}>`,
    from,
    to,
    ...(replyTo && { replyTo }),
    subject: `Message from ${name}, ${headerText(claim.company)}`,
    text: text.join('\n'),
    // The envelope is set explicitly, so that no header can change the sender or the recipient.
    envelope: { from: from.address, to: [to.address] },
    // Keeps out-of-office replies from being sent to the visitor.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions;
}

/** Formats one line per detail, with the values aligned. */
export function alignDetails(details: { label: string; text: string }[]): string[] {
  const widest = Math.max(...details.map(({ label }) => label.length));
  return details.map(({ label, text }) => `${`${label}:`.padEnd(widest + 2)}${text}`);
}

/** Makes visitor input one short line that is safe in a header. */
function headerText(text: string): string {
  const line = collapseSpace(text.replace(unsafeInHeader, ' ').replace(encodedWord, '= '));
  const characters = [...line];
  if (characters.length <= maxHeaderChars) return line;
  return `${characters.slice(0, maxHeaderChars - 1).join('')}…`;
}

/** Makes visitor input safe in the body, where it appears in the order in which it was written. */
function bodyText(text: string): string {
  return text
    .toWellFormed()
    .replace(directionOverrides, '')
    .replace(/[\u2028\u2029]/g, '\n');
}

function collapseSpace(text: string): string {
  return text.toWellFormed().replace(/\s+/g, ' ').trim();
}

/** Returns the mailbox's domain in ASCII, because a Message-ID may contain only ASCII. */
function asciiDomain({ address }: Mailbox): string {
  const domain = address.slice(address.indexOf('@') + 1);
  return URL.parse(`https://${domain}`)?.hostname ?? domain;
}

/** Formats an ISO 8601 time in the company's time zone: `Saturday, November 21, 2026 at 00:29:05 CST`. */
export function localTime(iso: string): string {
  const { timeZone } = company;
  const format = { dateStyle: 'full', timeStyle: 'long', hourCycle: 'h23', timeZone } as const;
  return new Date(iso).toLocaleString('en-CA', format);
}
