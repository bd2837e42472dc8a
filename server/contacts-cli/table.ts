import type { StoredContact } from '../store/store.ts';
import { terminalLine, terminalLines } from './terminal-text.ts';

const shortIdLength = 8;
const widest = 32;

/** One line for each message, under headings, in columns as wide as their longest text. */
export function formatTable(contacts: readonly StoredContact[]): string {
  const rows = [
    ['TIME (UTC)', 'ID', 'NAME', 'COMPANY', 'EMAIL', 'NOTIFIED'],
    ...contacts.map((contact) => [
      contact.createdAt.slice(0, 16).replace('T', ' '),
      contact.id.slice(0, shortIdLength),
      shorten(terminalLine(contact.name)),
      shorten(terminalLine(contact.company)),
      // Whole, so that it can be copied.
      terminalLine(contact.email),
      describeDelivery(contact),
    ]),
  ];
  const widths = rows[0]?.map((_, index) => Math.max(...rows.map((row) => lengthOf(row[index]))));
  const lines = rows.map((row) =>
    row
      .map((cell, index) => cell + ' '.repeat((widths?.[index] ?? 0) - lengthOf(cell)))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

/** Everything that is known of one message. */
export function formatContact(contact: StoredContact): string {
  const details = [
    ['ID', contact.id],
    ['Time', contact.createdAt],
    ['Name', terminalLine(contact.name)],
    ['Email', terminalLine(contact.email)],
    ['Company', terminalLine(contact.company)],
    ['Notified', contact.notifiedAt ?? describeDelivery(contact)],
    ...(contact.lastError ? [['Last error', contact.lastError]] : []),
    ...(contact.nextAttemptAt ? [['Next try', contact.nextAttemptAt]] : []),
  ];
  const lines = details.map(([label, value]) => `${`${label}:`.padEnd(12)}${value}`);
  return `${lines.join('\n')}\n\n${terminalLines(contact.message)}\n`;
}

function describeDelivery({ notifiedAt, attempts }: StoredContact): string {
  if (notifiedAt) return 'yes';
  if (attempts === 0) return 'not yet';
  return `not yet (${attempts} ${attempts === 1 ? 'try' : 'tries'})`;
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length > widest ? `${characters.slice(0, widest - 1).join('')}…` : text;
}

function lengthOf(text = ''): number {
  return [...text].length;
}
