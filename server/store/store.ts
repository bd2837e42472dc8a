import type { Message } from '#shared/message.ts';

/**
 * A message as the database keeps it, with the state of its delivery, named as its columns are.
 * Times are ISO 8601 in UTC.
 */
export interface StoredMessage extends Message {
  id: string;
  created_at: string;
  notified_at: string | null;
  attempts: number;
  /** When the outbox may try next; during an attempt, the end of its lease. Null once notified. */
  next_attempt_at: string | null;
  last_error: string | null;
  /** How often a mail server refused this mail itself. */
  refusals: number;
  /** Whether the mail was written as a file, because there was no mail server. */
  filed: boolean;
}

/** The right to deliver one message until the lease ends. `attempts` is its fence. */
export type Claim = Pick<
  StoredMessage,
  'id' | 'attempts' | 'refusals' | 'created_at' | keyof Message
>;

/** How long a dead process keeps a message from the others. A live one renews its lease. */
export const leaseMs = 75_000;

/** After this many refusals, a message is retried once a day. */
export const refusalsBeforeRest = 10;

/** The server's side of the database. */
export interface MessageStore {
  /**
   * Stores all or none, durably, and resolves with the number of new ones: the same texts within ten
   * minutes are one message. `address` is the sender's; without it there is no limit. Throws
   * `ConstraintError` and `TooManyMessagesError`; any other error is the database's.
   */
  insert(contacts: readonly Message[], address?: string): Promise<number>;

  /**
   * Leases a due message to this process: never-tried messages first, then those whose senders have
   * sent the fewest, then by due time. Resolves with undefined if nothing is due or `mailsPerHour`
   * mails were sent, or maybe sent, in the last hour.
   */
  claimDue(forMs: number, mailsPerHour?: number): Promise<Claim | undefined>;
  /** Extends the lease. Resolves with false, and writes nothing, if another attempt has begun. */
  renewLease(claim: Claim, forMs: number): Promise<boolean>;
  /** Resolves as `renewLease` does. `filed` means that the mail was written as a file. */
  markNotified(claim: Claim, options?: { filed?: boolean | undefined }): Promise<boolean>;
  /** Resolves with false once the message is deleted. */
  has(id: string): Promise<boolean>;
  /** Resolves as `renewLease` does. The message is due again after `retryInMs`. */
  markFailed(claim: Claim, failure: Failure): Promise<boolean>;

  /** Deletes what the limit on each address no longer needs. */
  forgetRateLimits(): Promise<void>;

  /** Counts the messages that have not been mailed, up to 10,000. */
  backlog(): Promise<Backlog>;

  /** Rejects if no message can be stored. The answer may be ten seconds old. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface Failure {
  error: string;
  retryInMs: number;
  /** The mail may have been sent all the same, and counts towards the hour's. */
  maybeSent?: boolean;
  /** The mail server refused this mail itself. */
  refused?: boolean;
}

export interface Backlog {
  /** Due, under way, or between attempts. */
  waiting: number;
  /** Of those waiting, how many are retried once a day. */
  resting: number;
  /** Age of the oldest of these; 0 when there is none. */
  oldestSeconds: number;
}

/** Selects the messages that meet every condition given. */
export interface MessageFilter {
  /** A part of any text, in any case. */
  text?: string;
  /** A mail address, in any of its spellings. */
  email?: string;
  /** Stored before this time, ISO 8601 in UTC. */
  before?: string;
  idPrefix?: string;
}

/** Printed as it is by `stats --json`. */
export interface MessageStats {
  total: number;
  /** Not mailed yet: due, under way, or between attempts. */
  waiting: number;
  /** Of those waiting, how many have failed at least once. */
  failing: number;
  /** Of those waiting, how many are retried once a day. */
  resting: number;
  /** When the oldest waiting message was stored. */
  oldest_waiting: string | null;
  newest: string | null;
  notified_in_last_hour: number;
}

/** The owner's side of the database, beside a running server. */
export interface MessageArchive {
  /** Reads a snapshot, oldest first. With `newest`, only that many of the latest. */
  read(
    filter?: MessageFilter,
    options?: { newest?: number | undefined },
  ): AsyncIterable<StoredMessage>;
  count(filter?: MessageFilter): Promise<number>;
  stats(): Promise<MessageStats>;
  /** Resolves with the ids of what it deleted. An empty filter deletes nothing. */
  delete(filter: MessageFilter): Promise<string[]>;
  /** Erases deleted texts from the disk. Resolves with false while something still reads them. */
  erase(): Promise<boolean>;
  /** Copies the whole database. Undefined for PostgreSQL, which has pg_dump. */
  backup?: (file: string) => Promise<unknown>;
  /** Makes a message due now. Resolves with false if there is none. */
  resend(id: string): Promise<boolean>;
  close(): Promise<void>;
}

/** A row breaks a rule of the database. */
export class ConstraintError extends Error {
  readonly constraint: string;

  constructor(constraint: string) {
    super(`constraint ${constraint} is violated`);
    this.constraint = constraint;
  }
}

/** The sender has reached the limit for one address in ten minutes. */
export class TooManyMessagesError extends Error {}
