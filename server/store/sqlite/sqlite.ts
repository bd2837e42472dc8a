import { hash, randomUUID } from 'node:crypto';
import { formColumns, normalizeForStorage } from '#server/store/rows.ts';
import { storeStatements, tenMinutesMs } from '#server/store/statements.ts';
import { type MessageStore, type StoreOptions, TooManyMessagesError } from '#server/store/store.ts';
import { type Message, messageColumns } from '#shared/message.ts';
import {
  createRunner,
  inTransaction,
  openDatabase,
  retryWhileBusy,
  sqliteDialect,
} from './sqlite-file.ts';

const { timeFromNow } = sqliteDialect;
const now = timeFromNow(0);

/** Returns the condition that a time is within ten minutes of now. The time may be ahead if the clock was set back. */
const recentCondition = (column: string) =>
  `${column} > ${timeFromNow(-tenMinutesMs)} and ${column} < ${timeFromNow(tenMinutesMs)}`;

/** Opens the messages in `dataDir`. Creates the directory, the file and the schema as needed. */
export function openSqliteStore(
  dataDir: string,
  { messagesPerAddress = 0 }: StoreOptions = {},
): MessageStore {
  const database = openDatabase(dataDir);
  const statements = storeStatements(sqliteDialect, createRunner(database));

  const findDuplicate = database.prepare(`
    select 1 from contacts where digest = :digest and ${recentCondition('created_at')} limit 1
  `);

  const insertRow = database.prepare(`
    insert into contacts (id, created_at, ${formColumns}, digest, next_attempt_at)
    values (:id, ${now}, ${messageColumns.map((column) => `:${column}`).join(', ')}, :digest, ${now})
  `);

  const countRecent = database.prepare(`
    select count(*) as recent from senders
    where address_hash = :addressHash and ${recentCondition('sent_at')}
  `);

  const recordSender = database.prepare(`
    insert into senders (address_hash, sent_at) values (:addressHash, ${now})
  `);

  const hashKey = database.prepare('select hash_key from settings').get()?.['hash_key'];

  /** Returns false if the message is a duplicate. */
  function insertNew(message: Message, addressHash: Buffer | undefined): boolean {
    const digest = computeDigest(message);
    if (findDuplicate.get({ digest })) return false;
    if (addressHash) {
      const recent = Number(countRecent.get({ addressHash })?.['recent']);
      if (recent >= messagesPerAddress) throw new TooManyMessagesError();
      recordSender.run({ addressHash });
    }
    insertRow.run({ id: randomUUID(), digest, ...message });
    return true;
  }

  return {
    ...statements,
    insert(message, rateLimitKey) {
      const isLimited = rateLimitKey !== undefined && messagesPerAddress > 0;
      const addressHash = isLimited ? keyedHash(hashKey as Uint8Array, rateLimitKey) : undefined;
      const row = normalizeForStorage(message);
      return retryWhileBusy(() => inTransaction(database, () => insertNew(row, addressHash)));
    },

    async cleanUp() {
      await statements.cleanUp();
      // Erases deleted messages from the write-ahead log. If a reader blocks this, the next clean-up erases them.
      database.exec('pragma wal_checkpoint(truncate)');
    },

    async close() {
      database.close();
    },
  };
}

/** Hashes all fields, to detect duplicates. The separator cannot occur in a stored field. */
function computeDigest(message: Message): Buffer {
  const fields = messageColumns.map((column) => message[column]);
  return hash('sha256', fields.join('\x1f'), 'buffer');
}

function keyedHash(key: Uint8Array, text: string): Buffer {
  return hash('sha256', Buffer.concat([key, Buffer.from(text)]), 'buffer');
}
