import { createHmac, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Contact } from '#contract/contact.ts';
import { groupCommit } from './group-commit.ts';
import { senderNetworks } from './sender-networks.ts';
import { openDatabase } from './sqlite-file.ts';
import { digestOf, readClaim, textOrNull } from './sqlite-rows.ts';
import { ConstraintError, type ContactStore, leaseMs, TooManyMessagesError } from './store.ts';

export interface SqliteStoreOptions {
  now?: () => number;
  /** How many messages one address may send in ten minutes. Without it there is no limit. */
  messagesPerAddress?: number | undefined;
}

const tenMinutesMs = 10 * 60_000;
const hourMs = 60 * 60_000;

/** Extended result code SQLITE_CONSTRAINT_CHECK. */
const checkViolated = 275;

/** Opens the messages in `dataDir`, creating folder, file and schema as needed. */
export function openSqliteStore(dataDir: string, options: SqliteStoreOptions = {}): ContactStore {
  return sqliteStore(openDatabase(dataDir), options);
}

function sqliteStore(
  database: DatabaseSync,
  { now = Date.now, messagesPerAddress }: SqliteStoreOptions,
): ContactStore {
  const hashKey = Buffer.from(
    database.prepare('select hash_key from settings').get()?.['hash_key'] as Uint8Array,
  );

  const sameRow = database.prepare(`
    select id from contacts
    where digest = :digest and created_at > :since and created_at < :until
    limit 1
  `);

  const insertRow = database.prepare(`
    insert into contacts (id, created_at, name, email, company, message, digest, next_attempt_at, turn)
    values (:id, :now, :name, :email, :company, :message, :digest, :now, :turn)
  `);

  const countSent = database.prepare(`
    select count(*) as sent from senders where address_hash = :sender and sent_at > :since and sent_at < :until
  `);

  const insertSender = database.prepare(`
    insert into senders (address_hash, sent_at) values (:sender, :now)
  `);

  const deleteSenders = database.prepare(`
    delete from senders where sent_at <= :since or sent_at >= :until
  `);

  const sentInTheHour = `(
    (select count(*) from contacts where notified_at > :hourAgo and notified_at < :inAnHour)
    + (select count(*) from contacts where maybe_sent_at > :hourAgo and maybe_sent_at < :inAnHour)
  )`;

  // The mails of the hour are counted outside of the inner select: inside, SQLite would look
  // at every message that waits, as long as none may be sent.
  const claimRow = database.prepare(`
    update contacts
    set attempts = attempts + 1, next_attempt_at = :leaseEnd
    where id = (
      select id from contacts
      where notified_at is null and next_attempt_at <= :now
      order by turn, next_attempt_at
      limit 1
    )
    and (:mailsPerHour is null or :mailsPerHour > ${sentInTheHour})
    returning id, attempts, created_at, name, email, company, message
  `);

  const markRowNotified = database.prepare(`
    update contacts
    set notified_at = :now, next_attempt_at = null, last_error = null
    where id = :id and attempts = :attempts and notified_at is null
  `);

  const markRowFailed = database.prepare(`
    update contacts
    set next_attempt_at = :retryAt, last_error = :error, maybe_sent_at = coalesce(:maybeSentAt, maybe_sent_at)
    where id = :id and attempts = :attempts and notified_at is null
  `);

  const tellRationed = database.prepare(`
    update settings set rationing_told_at = :now
    where (rationing_told_at is null or rationing_told_at <= :hourAgo or rationing_told_at >= :inAnHour)
      and :mailsPerHour <= ${sentInTheHour}
      and exists (select 1 from contacts where notified_at is null and next_attempt_at <= :now)
    returning (
      select count(*) from contacts where notified_at is null and next_attempt_at <= :now
    ) as rationed
  `);

  // The clock was set back since: no rest between attempts is as long as that. Not at once,
  // because an attempt may be under way.
  const bringForward = database.prepare(`
    update contacts set next_attempt_at = :soon
    where notified_at is null and next_attempt_at > :tooLate
  `);

  // The partial index leads to these rows alone, however many messages there are.
  const readBacklog = database.prepare(`
    select count(*) as waiting, min(created_at) as oldest
    from (
      select created_at from contacts
      where notified_at is null
      order by turn, next_attempt_at
      limit :most
    )
  `);

  const anyRow = database.prepare('select id from contacts limit 1');

  const inMs = (delay: number) => new Date(now() + delay).toISOString();
  /** Open at both ends, because the clock may have been set back. */
  const tenMinutes = () => ({ since: inMs(-tenMinutesMs), until: inMs(tenMinutesMs) });

  const theHour = () => ({ hourAgo: inMs(-hourMs), inAnHour: inMs(hourMs) });

  /** False when it is there already. */
  function insertOne(contact: Contact, senders: readonly Sender[]): boolean {
    const digest = digestOf(contact);
    const recent = tenMinutes();
    if (sameRow.get({ digest, ...recent })) return false;
    let turn = 0;
    for (const { sender, limit } of senders) {
      turn = Number(countSent.get({ sender, ...recent })?.['sent']);
      if (turn >= limit) throw new TooManyMessagesError('too many messages from one address');
      insertSender.run({ sender, now: inMs(0) });
    }
    insertRow.run({ id: randomUUID(), now: inMs(0), digest, turn, ...fourTexts(contact) });
    return true;
  }

  /** The widest network last. */
  function sendersAt(address: string, perAddress: number): Sender[] {
    return senderNetworks(address).map(({ network, share }) => ({
      sender: createHmac('sha256', hashKey).update(network).digest(),
      limit: perAddress * share,
    }));
  }

  const insertAllOrNone = groupCommit(database, isRefusal);

  return {
    async insert(contacts, address) {
      const senders = address && messagesPerAddress ? sendersAt(address, messagesPerAddress) : [];
      let stored = 0;
      try {
        await insertAllOrNone(() => {
          for (const contact of contacts) stored += insertOne(contact, senders) ? 1 : 0;
        });
      } catch (error) {
        throw asConstraintError(error);
      }
      return stored;
    },

    async claimDue(forMs, mailsPerHour) {
      // `all`, not `get`: the statement must run to its end for the claim to be committed.
      const [row] = claimRow.all({
        now: inMs(0),
        leaseEnd: inMs(forMs),
        ...theHour(),
        mailsPerHour: mailsPerHour ?? null,
      });
      return row && readClaim(row);
    },

    async markNotified({ id, attempts }) {
      return markRowNotified.run({ id, attempts, now: inMs(0) }).changes === 1;
    },

    async markFailed({ id, attempts }, { error, retryInMs, maybeSent = false }) {
      const times = { retryAt: inMs(retryInMs), maybeSentAt: maybeSent ? inMs(0) : null };
      return markRowFailed.run({ id, attempts, error, ...times }).changes === 1;
    },

    async takeRationed(mailsPerHour) {
      const [row] = tellRationed.all({ now: inMs(0), mailsPerHour, ...theHour() });
      return Number(row?.['rationed'] ?? 0);
    },

    async forgetSenders() {
      deleteSenders.run(tenMinutes());
      bringForward.run({ tooLate: inMs(2 * hourMs), soon: inMs(leaseMs) });
    },

    async backlog(most) {
      const row = readBacklog.get({ most });
      const oldest = textOrNull(row?.['oldest']);
      return {
        waiting: Number(row?.['waiting']),
        oldestMs: oldest === null ? 0 : Math.max(0, now() - Date.parse(oldest)),
      };
    },

    async ping() {
      anyRow.get();
    },

    async close() {
      if (database.isOpen) database.close();
    },
  };
}

/** A network by its hash, and what it may send in ten minutes. */
interface Sender {
  sender: Buffer;
  limit: number;
}

/** Only the four: a value from outside must never name another parameter. */
function fourTexts({ name, email, company, message }: Contact): Contact {
  return { name, email, company, message };
}

/** What is wrong with one message, and no failure of the database. */
function isRefusal(error: unknown): boolean {
  return error instanceof TooManyMessagesError || isCheckViolation(error);
}

function isCheckViolation(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === checkViolated;
}

function asConstraintError(error: unknown): unknown {
  if (!isCheckViolation(error)) return error;
  const { message } = error as Error;
  return new ConstraintError(message.replace('CHECK constraint failed: ', ''));
}
