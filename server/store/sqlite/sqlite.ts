import { createHmac, hash, randomUUID } from 'node:crypto';
import { formColumns, formParameters, normalizeForStorage } from '#server/store/rows.ts';
import { storeStatements } from '#server/store/statements.ts';
import { type MessageStore, TooManyMessagesError } from '#server/store/store.ts';
import { type Message, messageColumns } from '#shared/message.ts';
import {
  inTransaction,
  openDatabase,
  retryWhileBusy,
  runOn,
  sqliteDialect,
} from './sqlite-file.ts';

export interface SqliteStoreOptions {
  now?: () => number;
  /** How many messages one network may send in ten minutes; 0 is no limit. */
  messagesPerAddress?: number;
}

/** Bounded on both sides, because the clock may have been set back. */
const isRecent = (column: string) => `${column} > time_in(-600000) and ${column} < time_in(600000)`;

/** Opens the messages in `dataDir`. Creates folder, file and schema as needed. */
export function openSqliteStore(
  dataDir: string,
  { now, messagesPerAddress = 0 }: SqliteStoreOptions = {},
): MessageStore {
  const database = openDatabase(dataDir, now);
  const statements = storeStatements(sqliteDialect, runOn(database));

  const findDuplicate = database.prepare(`
    select 1 from contacts where digest = :digest and ${isRecent('created_at')} limit 1
  `);

  const insertRow = database.prepare(`
    insert into contacts (id, created_at, ${formColumns}, digest, next_attempt_at)
    values (:id, time_in(0), ${formParameters}, :digest, time_in(0))
  `);

  const countRecent = database.prepare(`
    select count(*) as recent from senders
    where address_hash = :sender and ${isRecent('sent_at')}
  `);

  const recordSender = database.prepare(`
    insert into senders (address_hash, sent_at) values (:sender, time_in(0))
  `);

  const hashKey = database.prepare('select hash_key from settings').get()?.['hash_key'];

  /** Returns false if the message is a duplicate. */
  function insertNew(message: Message, sender: Buffer | undefined): boolean {
    const digest = digestOf(message);
    if (findDuplicate.get({ digest })) return false;
    if (sender) {
      const recent = Number(countRecent.get({ sender })?.['recent']);
      if (recent >= messagesPerAddress) throw new TooManyMessagesError();
      recordSender.run({ sender });
    }
    insertRow.run({ id: randomUUID(), digest, ...message });
    return true;
  }

  function insert(message: Message, rateLimitKey?: string): boolean {
    const limited = rateLimitKey !== undefined && messagesPerAddress > 0;
    const sender = limited
      ? createHmac('sha256', hashKey as Uint8Array)
          .update(rateLimitKey)
          .digest()
      : undefined;
    return inTransaction(database, () => insertNew(normalizeForStorage(message), sender));
  }

  return {
    ...statements,
    insert: (message, rateLimitKey) => retryWhileBusy(() => insert(message, rateLimitKey)),

    async cleanUp() {
      await statements.cleanUp();
      // Erases messages that were deleted while a reader kept the write-ahead log from being truncated.
      await retryWhileBusy(() => database.exec('pragma wal_checkpoint(truncate)'));
    },

    async close() {
      database.close();
    },
  };
}

/** Identifies duplicates. The separator cannot occur in a stored text. */
function digestOf(message: Message): Buffer {
  const texts = messageColumns.map((column) => message[column]);
  return hash('sha256', texts.join('\x1f'), 'buffer');
}
