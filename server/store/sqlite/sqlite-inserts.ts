import { createHmac, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Contact } from '#contract/contact.ts';
import { makeContact } from '#contract/contact-texts.ts';
import { probeContact, textColumns, textParameters } from '#server/store/contact-sql.ts';
import { groupCommit } from '#server/store/group-commit.ts';
import { rateLimitsOf } from '#server/store/rate-limits.ts';
import { ConstraintError, TooManyMessagesError } from '#server/store/store.ts';
import { digestOf } from './sqlite-rows.ts';

const tenMinutesMs = 10 * 60_000;

/** Extended result code SQLITE_CONSTRAINT_CHECK. */
const checkViolated = 275;

/** What stores messages, and counts whose they are. */
export function sqliteInserts(
  database: DatabaseSync,
  inMs: (delay: number) => string,
  messagesPerAddress = 0,
) {
  const hashKey = Buffer.from(
    database.prepare('select hash_key from settings').get()?.['hash_key'] as Uint8Array,
  );

  const sameRow = database.prepare(`
    select id from contacts
    where digest = :digest and created_at > :since and created_at < :until
    limit 1
  `);

  const insertRow = database.prepare(`
    insert into contacts (id, created_at, ${textColumns}, digest, next_attempt_at, turn)
    values (:id, :now, ${textParameters}, :digest, :now, :turn)
  `);

  const deleteRow = database.prepare('delete from contacts where id = :id');

  const countSent = database.prepare(`
    select count(*) as sent from senders where address_hash = :hash and sent_at > :since and sent_at < :until
  `);

  const countOne = database.prepare(`
    insert into senders (address_hash, sent_at) values (:hash, :now)
  `);

  const deleteOldCounts = database.prepare(`
    delete from senders where sent_at <= :since or sent_at >= :until
  `);

  const commit = groupCommit(database, isRefusal);

  /** Open at both ends, because the clock may have been set back. */
  const tenMinutes = () => ({ since: inMs(-tenMinutesMs), until: inMs(tenMinutesMs) });

  /** False when it is there already. */
  function insertOne(contact: Contact, limits: readonly HashedLimit[]): boolean {
    const digest = digestOf(contact);
    const recent = tenMinutes();
    if (sameRow.get({ digest, ...recent })) return false;
    let turn = 0;
    for (const { hash, limit } of limits) {
      turn = Number(countSent.get({ hash, ...recent })?.['sent']);
      if (turn >= limit) throw new TooManyMessagesError('too many messages from one address');
      countOne.run({ hash, now: inMs(0) });
    }
    insertRow.run({ id: randomUUID(), now: inMs(0), digest, turn, ...textsOf(contact) });
    return true;
  }

  /** The widest network last. */
  function limitsOf(address: string): HashedLimit[] {
    return rateLimitsOf(address).map(({ network, share }) => ({
      hash: createHmac('sha256', hashKey).update(network).digest(),
      limit: messagesPerAddress * share,
    }));
  }

  return {
    async insert(contacts: readonly Contact[], address?: string): Promise<number> {
      const limits = address && messagesPerAddress > 0 ? limitsOf(address) : [];
      let stored = 0;
      try {
        await commit(() => {
          for (const contact of contacts) stored += insertOne(contact, limits) ? 1 : 0;
        });
      } catch (error) {
        throw asConstraintError(error);
      }
      return stored;
    },

    /** Stores a message and takes it back, in one commit: where that has no room, a message has none. */
    async tryInsert(): Promise<void> {
      const id = randomUUID();
      const contact = probeContact();
      await commit(() => {
        insertRow.run({ id, now: inMs(0), digest: digestOf(contact), turn: 0, ...contact });
        deleteRow.run({ id });
      });
    },

    forgetRateLimits(): void {
      deleteOldCounts.run(tenMinutes());
    },
  };
}

/** A network by its hash, and what it may send in ten minutes. */
interface HashedLimit {
  hash: Buffer;
  limit: number;
}

/** Only these: a value from outside must never name another parameter. */
function textsOf(contact: Contact): Contact {
  return makeContact((column) => contact[column]);
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
