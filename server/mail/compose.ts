import { escapeHtml } from '../escape-html.ts';
import type { Claim } from '../store/store.ts';
import { headerText } from './header-text.ts';
import type { Mailbox } from './mailbox.ts';

export interface Mail {
  messageId: string;
  from: Mailbox;
  to: Mailbox;
  replyTo: Mailbox;
  subject: string;
  text: string;
  html: string;
}

export interface MailSettings {
  from: Mailbox;
  to: Mailbox;
  siteUrl: string;
}

/** Writes the notification of one stored message. Only the settings say who sends it and to whom. */
export function composeMail(claim: Claim, { from, to, siteUrl }: MailSettings): Mail {
  const name = headerText(claim.name);
  const details: [string, string][] = [
    ['Name', claim.name],
    ['Email', claim.email],
    ['Company', claim.company],
    ['Received', claim.createdAt],
    ['Reference', claim.id],
  ];
  const closing = `Sent with the contact form of ${siteUrl}. Answer this mail to write to ${name}.`;
  return {
    // The same at every attempt, so that a mail server can tell a repeat from a second message.
    messageId: `<${claim.id}@${from.address.split('@')[1]}>`,
    from,
    to,
    replyTo: { name, address: claim.email },
    subject: `Message from ${name}, ${headerText(claim.company)}`,
    text: writeText(details, claim.message, closing),
    html: writeHtml(details, claim.message, closing),
  };
}

function writeText(details: [string, string][], message: string, closing: string): string {
  const lines = details.map(([label, value]) => `${`${label}:`.padEnd(11)}${value}`);
  return [...lines, '', message, '', '-- ', closing, ''].join('\n');
}

function writeHtml(details: [string, string][], message: string, closing: string): string {
  const rows = details.map(
    ([label, value]) =>
      `<tr><th align="left" style="padding-right:16px">${label}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return [
    '<!doctype html><html><body style="font-family:sans-serif">',
    `<table>${rows.join('')}</table>`,
    `<p style="white-space:pre-wrap">${escapeHtml(message)}</p>`,
    `<p style="color:#666">${escapeHtml(closing)}</p>`,
    '</body></html>',
  ].join('\n');
}
