/** The owner's look at the messages. It reads the database file, beside a running server or without one. */
import { createWriteStream } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Command, parseCommand, UsageError } from '#server/contacts-cli/arguments.ts';
import { nothing, toCsv, toJson } from '#server/contacts-cli/export.ts';
import { formatContact, formatTable } from '#server/contacts-cli/table.ts';
import { parseDataDir } from '#server/env.ts';
import { describeError } from '#server/log.ts';
import { openSqliteStoreToRead } from '#server/store/sqlite.ts';
import type { ContactStore, StoredContact } from '#server/store/store.ts';

const help = `Usage: npm run contacts -- COMMAND

Commands:
  list             every message on a line of its own, the newest last
  show ID          one message in full; the beginning of an ID is enough
  export --csv     every message as CSV (RFC 4180)
  export --json    every message as one JSON array

Options:
  --out FILE       export into a file instead of the terminal
  -h, --help       this text

The messages are read from DATA_DIR (default: .data). The server may be running.
In CSV, a text that begins with = + - @, a tab or a carriage return gets a leading
apostrophe, so that no spreadsheet takes it for a formula. JSON is exact.
`;

const noMessages = 'There are no messages yet.\n';

/** Said in one line, without a stack trace. */
class ContactsError extends Error {}

try {
  await run(parseCommand(process.argv.slice(2)));
} catch (error) {
  // Whoever reads our output has read enough, as `| head` does.
  if ((error as NodeJS.ErrnoException).code !== 'EPIPE') {
    process.stderr.write(`${describeError(error).split('\n')[0]}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

async function run(command: Command): Promise<void> {
  if (command.name === 'help') {
    await print(help);
    return;
  }
  const store = openStore(parseDataDir(process.env));
  try {
    if (command.name === 'list') await list(store);
    else if (command.name === 'show') await show(store, command.id);
    else await exportAll(store, command);
  } finally {
    await store?.close();
  }
}

function openStore(dataDir: string): ContactStore | undefined {
  try {
    return openSqliteStoreToRead(dataDir);
  } catch (error) {
    throw new ContactsError(`The messages in ${dataDir} cannot be read: ${describeError(error)}`);
  }
}

async function list(store: ContactStore | undefined): Promise<void> {
  const contacts: StoredContact[] = [];
  for await (const contact of store?.all() ?? nothing()) contacts.push(contact);
  await print(contacts.length > 0 ? formatTable(contacts) : noMessages);
}

async function show(store: ContactStore | undefined, id: string): Promise<void> {
  const found = (await store?.findByIdPrefix(id.toLowerCase())) ?? [];
  const [contact] = found;
  if (!contact) throw new ContactsError(`There is no message whose ID begins with "${id}".`);
  if (found.length > 1) {
    throw new ContactsError(
      `${found.length} messages have an ID that begins with "${id}": give more of it.`,
    );
  }
  await print(formatContact(contact));
}

async function exportAll(
  store: ContactStore | undefined,
  { format, out }: Extract<Command, { name: 'export' }>,
): Promise<void> {
  const contacts = store?.all() ?? nothing();
  const text = Readable.from(format === 'csv' ? toCsv(contacts) : toJson(contacts));
  if (out === undefined) {
    await pipeline(text, process.stdout, { end: false });
    return;
  }
  await pipeline(text, openFile(out)).catch((error) => {
    throw new ContactsError(`${out} cannot be written: ${describeError(error)}`);
  });
}

/** What strangers wrote to the company is for its owner's eyes only. */
function openFile(file: string): Writable {
  return createWriteStream(file, { mode: 0o600 });
}

async function print(text: string): Promise<void> {
  await pipeline(Readable.from([text]), process.stdout, { end: false });
}
