import type { StoredMessage } from '#server/store/store.ts';
import { messageColumns } from '#shared/message.ts';

const csvColumns = ['id', 'created_at', ...messageColumns, 'notified_at'] as const;

/** Writes RFC 4180, with the byte-order mark by which Excel recognizes UTF-8. */
export async function* toCsv(messages: AsyncIterable<StoredMessage>): AsyncIterable<string> {
  yield `\ufeff${csvLine(csvColumns)}`;
  for await (const message of messages) {
    yield csvLine(csvColumns.map((column) => message[column] ?? ''));
  }
}

function csvLine(values: readonly string[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

/**
 * Prefixes what a spreadsheet would run as a formula with an apostrophe: strangers wrote these cells. Some
 * programs accept full-width signs too, and a separator may begin another cell.
 */
function csvField(value: string): string {
  const text = /^[=+\-@＝＋－＠,;\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
