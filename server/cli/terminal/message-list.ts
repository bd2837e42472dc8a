import { styleText } from 'node:util';
import cliTruncate from 'cli-truncate';
import { stateOf } from '#server/cli/messages.ts';
import type { StoredMessage } from '#server/store/store.ts';
import { describeDelivery, shortTime } from './format-message.ts';
import { terminalLine } from './terminal-text.ts';

/** Formats for a pipe: one line per message, its columns separated by tabs. */
export async function* toLines(messages: AsyncIterable<StoredMessage>): AsyncIterable<string> {
  yield 'TIME (UTC)\tID\tNAME\tCOMPANY\tEMAIL\tNOTIFIED\tMESSAGE\n';
  for await (const each of messages) {
    const { id, created_at, name, company, email, message } = each;
    const texts = [name, company, email, describeDelivery(each), message.slice(0, 80)];
    yield `${[shortTime(created_at), id, ...texts.map(terminalLine)].join('\t')}\n`;
  }
}

const states = { mailed: '', waiting: 'not mailed yet', filed: 'mail is a file' };

/** Formats for a terminal, no wider than it: the sender, and below it how the message begins. */
export async function* toTable(
  messages: AsyncIterable<StoredMessage>,
  columns: number,
): AsyncIterable<string> {
  const room = Math.max(columns - 28, 20);
  const draw = (time: string, id: string, text: string) =>
    // Measuring a long text is slow, and cutting it may split a surrogate pair.
    `${time.padEnd(18)}${id.padEnd(10)}${cliTruncate(terminalLine(text.slice(0, columns)).toWellFormed(), room)}\n`;

  yield styleText('bold', draw('TIME (UTC)', 'ID', 'MESSAGE'));
  for await (const each of messages) {
    const { id, created_at, name, email, company, message } = each;
    yield draw(shortTime(created_at), id.slice(0, 8), `${name} <${email}>, ${company}`);
    yield draw(states[stateOf(each)], '', message);
  }
}
