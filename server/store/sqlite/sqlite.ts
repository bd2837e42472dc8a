import { createHmac, hash, randomUUID } from 'node:crypto';
import { claimColumns, textColumns, textParameters, toStored } from '#server/store/rows.ts';
import {
  type Claim,
  ConstraintError,
  leaseMs,
  longestWaitMs,
  type MessageStore,
  TooManyMessagesError,
} from '#server/store/store.ts';
import { type Message, messageColumns } from '#shared/message.ts';
import { inTransaction, openDatabase, retryWhileBusy } from './sqlite-file.ts';

export interface SqliteStoreOptions {
  now?: () => number;
  /** How many messages one network may send in ten minutes; 0 is no limit. */
  messagesPerAddress?: number;
}

const tenMinutesMs = 10 * 60_000;
const hourMs = 60 * 60_000;

/** Extended result code SQLITE_CONSTRAINT_CHECK. */
const checkViolated = 275;

/** Opens the messages in `dataDir`. Creates folder, file and schema as needed. */
export function openSqliteStore(
  dataDir: string,
  { now = Date.now, messagesPerAddress = 0 }: SqliteStoreOptions = {},
): MessageStore {
  const database = openDatabase(dataDir);
  const inMs = (delay: number) => new Date(now() + delay).toISOString();
  /** Bounded on both sides, because the clock may have been set back. */
  const within = (ms: number) => ({ since: inMs(-ms), until: inMs(ms) });

  const repeated = database.prepare(`
    select 1 from contacts
    where digest = :digest and created_at > :since and created_at < :until
    limit 1
  `);

  const insertRow = database.prepare(`
    insert into contacts (id, created_at, ${textColumns}, digest, next_attempt_at)
    values (:id, :now, ${textParameters}, :digest, :now)
  `);

  const countSent = database.prepare(`
    select count(*) as sent from senders
    where address_hash = :sender and sent_at > :since and sent_at < :until
  `);

  const countOne = database.prepare(`
    insert into senders (address_hash, sent_at) values (:sender, :now)
  `);

  const forgetSenders = database.prepare(`
    delete from senders where sent_at <= :since or sent_at >= :until
  `);

  // Counts the hour's mails outside of the inner select: inside, SQLite would visit every waiting
  // message while none may be sent. No wait is as long as `tooLate`, so the clock was set back.
  const claimRow = database.prepare(`
    update contacts
    set attempts = attempts + 1, next_attempt_at = :leaseEnd
    where id = (
      select id from contacts
      where next_attempt_at is not null
        and (next_attempt_at <= :now or next_attempt_at > :tooLate)
      order by attempts > 0, next_attempt_at
      limit 1
    )
    and (:maxEmailsPerHour = 0 or :maxEmailsPerHour > (
      select count(*) from contacts where notified_at > :since and notified_at < :until
    ))
    returning ${claimColumns}
  `);

  const extendLease = database.prepare(`
    update contacts set next_attempt_at = :leaseEnd
    where id = :id and attempts = :attempts and next_attempt_at is not null
  `);

  const settleRow = database.prepare(`
    update contacts
    set notified_at = :notifiedAt, next_attempt_at = :nextAttemptAt, last_error = :error
    where id = :id and attempts = :attempts and next_attempt_at is not null
  `);

  const readBacklog = database.prepare(`
    select
      count(*) as pending,
      min(created_at) as oldest,
      (select count(*) from contacts where next_attempt_at is null and notified_at is null) as file_only
    from (select created_at from contacts where next_attempt_at is not null limit 10000)
  `);

  const changeNothing = database.prepare('update settings set only_row = only_row');

  const hashKey = database.prepare('select hash_key from settings').get()?.['hash_key'];

  /** Returns false if the message is a repeat. */
  function insertNew(message: Message, sender: Buffer | undefined): boolean {
    const digest = digestOf(message);
    const recent = within(tenMinutesMs);
    if (repeated.get({ digest, ...recent })) return false;
    if (sender) {
      const sent = Number(countSent.get({ sender, ...recent })?.['sent']);
      if (sent >= messagesPerAddress) throw new TooManyMessagesError();
      countOne.run({ sender, now: inMs(0) });
    }
    insertRow.run({ id: randomUUID(), now: inMs(0), digest, ...message });
    return true;
  }

  function insert(message: Message, network?: string): boolean {
    const limited = network !== undefined && messagesPerAddress > 0;
    const sender = limited
      ? createHmac('sha256', hashKey as Uint8Array)
          .update(network)
          .digest()
      : undefined;
    try {
      return inTransaction(database, () => insertNew(toStored(message), sender));
    } catch (error) {
      throw asConstraintError(error);
    }
  }

  return {
    insert: (message, network) => retryWhileBusy(() => insert(message, network)),

    claimDue: (maxEmailsPerHour = 0) =>
      retryWhileBusy(() => {
        // `all`, not `get`: the claim commits only when the statement runs to its end.
        const [row] = claimRow.all({
          now: inMs(0),
          leaseEnd: inMs(leaseMs),
          tooLate: inMs(longestWaitMs),
          maxEmailsPerHour,
          ...within(hourMs),
        });
        return row as Claim | undefined;
      }),

    renewLease: ({ id, attempts }) =>
      retryWhileBusy(
        () => extendLease.run({ id, attempts, leaseEnd: inMs(leaseMs) }).changes === 1,
      ),

    settle: ({ id, attempts }, outcome) =>
      retryWhileBusy(() => {
        const retry = typeof outcome === 'object' ? outcome : undefined;
        settleRow.run({
          id,
          attempts,
          notifiedAt: outcome === 'sent' ? inMs(0) : null,
          nextAttemptAt: retry ? inMs(retry.retryInMs) : null,
          error: retry?.error ?? null,
        });
      }),

    forgetSenders: () =>
      retryWhileBusy(() => {
        forgetSenders.run(within(tenMinutesMs));
        // Erases what was deleted while something was reading the database.
        database.exec('pragma wal_checkpoint(truncate)');
      }),

    backlog: () =>
      retryWhileBusy(() => {
        const { pending, oldest, file_only: fileOnly } = readBacklog.get() ?? {};
        const ageMs = typeof oldest === 'string' ? now() - Date.parse(oldest) : 0;
        return {
          pending: Number(pending),
          oldestSeconds: Math.max(0, Math.round(ageMs / 1000)),
          fileOnly: Number(fileOnly),
        };
      }),

    ping: () => retryWhileBusy(() => void changeNothing.run()),

    async close() {
      database.close();
    },
  };
}

/** Identifies repeated messages. The separator cannot occur in a stored text. */
function digestOf(message: Message): Buffer {
  const texts = messageColumns.map((column) => message[column]);
  return hash('sha256', texts.join('\x1f'), 'buffer');
}

function asConstraintError(error: unknown): unknown {
  if ((error as { errcode?: number }).errcode !== checkViolated) return error;
  const { message } = error as Error;
  return new ConstraintError(message.replace('CHECK constraint failed: ', ''));
}
