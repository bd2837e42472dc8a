import { contactColumns } from '#contract/contact.ts';
import type { StoredContact } from '#server/store/store.ts';

const csvColumns: Record<string, (contact: StoredContact) => string> = {
  id: (contact) => contact.id,
  created_at: (contact) => contact.createdAt,
  ...Object.fromEntries(
    contactColumns.map((column) => [column, (contact: StoredContact) => contact[column]]),
  ),
  notified_at: (contact) => contact.notifiedAt ?? '',
};

/** RFC 4180, with the mark by which Excel knows UTF-8. */
export async function* toCsv(contacts: AsyncIterable<StoredContact>): AsyncIterable<string> {
  yield `\ufeff${csvLine(Object.keys(csvColumns))}`;
  for await (const contact of contacts) {
    yield csvLine(Object.values(csvColumns).map((read) => read(contact)));
  }
}

function csvLine(values: readonly string[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

/**
 * A spreadsheet runs a cell that begins like a formula, and the cells here are a
 * stranger's. A leading apostrophe makes it text; it is not part of what was sent. Some read the full-width
 * signs too, and a separator may begin another cell.
 */
function csvField(value: string): string {
  const text = /^[=+\-@＝＋－＠,;\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
