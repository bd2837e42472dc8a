import { createHmac, hash, randomUUID } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { DatabaseSync } from 'node:sqlite';
import { probeMessage, textColumns, textParameters, toStored } from '#server/store/rows.ts';
import { ConstraintError, TooManyMessagesError } from '#server/store/store.ts';
import { type Message, messageColumns } from '#shared/message.ts';
import { inTransaction } from './sqlite-file.ts';

const tenMinutesMs = 10 * 60_000;

/** Extended result code SQLITE_CONSTRAINT_CHECK. */
const checkViolated = 275;

/** Stores messages and enforces the limit on each address. */
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

  /** Bounded on both sides, because the clock may have been set back. */
  const tenMinutes = () => ({ since: inMs(-tenMinutesMs), until: inMs(tenMinutesMs) });

  /** Returns false if the message is a repeat. */
  function insertOne(contact: Message, limits: readonly HashedLimit[]): boolean {
    const digest = digestOf(contact);
    const recent = tenMinutes();
    if (sameRow.get({ digest, ...recent })) return false;
    let turn = 0;
    for (const { hash, limit } of limits) {
      turn = Number(countSent.get({ hash, ...recent })?.['sent']);
      if (turn >= limit) throw new TooManyMessagesError('too many messages from one address');
      countOne.run({ hash, now: inMs(0) });
    }
    insertRow.run({ id: randomUUID(), now: inMs(0), digest, turn, ...contact });
    return true;
  }

  /** Lists the widest network last. */
  function limitsOf(address: string): HashedLimit[] {
    return rateLimitsOf(address).map(({ network, share }) => ({
      hash: createHmac('sha256', hashKey).update(network).digest(),
      limit: messagesPerAddress * share,
    }));
  }

  return {
    insert(contacts: readonly Message[], address?: string): number {
      const limits = address && messagesPerAddress > 0 ? limitsOf(address) : [];
      try {
        return inTransaction(
          database,
          () => contacts.filter((contact) => insertOne(toStored(contact), limits)).length,
        );
      } catch (error) {
        throw asConstraintError(error);
      }
    },

    /** Inserts and deletes a message in one commit, which fails if the disk has no room for it. */
    tryInsert(): void {
      const contact = probeMessage();
      const values = { id: randomUUID(), now: inMs(0), digest: digestOf(contact), turn: 0 };
      inTransaction(database, () => {
        insertRow.run({ ...values, ...contact });
        deleteRow.run({ id: values.id });
      });
    },

    forgetRateLimits(): void {
      deleteOldCounts.run(tenMinutes());
    },
  };
}

/** A hashed network, and what it may send in ten minutes. */
interface HashedLimit {
  hash: Buffer;
  limit: number;
}

interface RateLimit {
  network: string;
  /** The multiple of one address's limit that it may send. */
  share: number;
}

/**
 * Returns the networks that a message counts towards, the widest last. An IPv6 host has a whole /64,
 * a household often a /56, a company a /48.
 */
export function rateLimitsOf(address: string): RateLimit[] {
  if (!isIPv6(address)) return [{ network: address, share: 1 }];
  // The URL parser normalizes IPv6 addresses.
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = short.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const rest = tail.split(':').filter(Boolean);
    while (groups.length + rest.length < 8) groups.push('0');
    groups.push(...rest);
  }
  const [first, second, third, fourth = ''] = groups;
  const site = `${first}:${second}:${third}`;
  const household = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [
    { network: `${site}:${fourth}::/64`, share: 1 },
    { network: `${site}:${household}::/56`, share: 2 },
    { network: `${site}::/48`, share: 5 },
  ];
}

/** Identifies repeated messages. The separator cannot occur in a stored text. */
function digestOf(contact: Message): Buffer {
  const texts = messageColumns.map((column) => contact[column]);
  return hash('sha256', texts.join('\x1f'), 'buffer');
}

function asConstraintError(error: unknown): unknown {
  if ((error as { errcode?: number }).errcode !== checkViolated) return error;
  const { message } = error as Error;
  return new ConstraintError(message.replace('CHECK constraint failed: ', ''));
}
