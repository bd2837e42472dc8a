import type { Message } from '#contract/message.ts';

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

/** How long a process that died keeps a message from the others. One that lives renews its lease. */
export const leaseMs = 75_000;

/** A message that was refused so often rests for a day between attempts. */
export const refusalsBeforeRest = 10;

/** What the server does with messages. */
export interface MessageStore {
  /**
   * Stores all or none, and resolves once they would survive a crash, with how many are new:
   * a message whose texts were stored in the last ten minutes is that message.
   * `address` is the sender's, for the limits on it and its networks; without one there are none.
   * Throws `ConstraintError` and `TooManyMessagesError`; anything else means that the database failed.
   */
  insert(contacts: readonly Message[], address?: string): Promise<number>;

  /**
   * Takes a message that is due, so that no other process takes it too: those never tried first,
   * then those whose senders had sent the fewest, then by due time. None when `mailsPerHour` have been
   * sent in the last hour, or may have been; undefined is no limit.
   */
  claimDue(forMs: number, mailsPerHour?: number): Promise<Claim | undefined>;
  /** Extends the lease. False when it ran out and another attempt has begun: then nothing is written. */
  renewLease(claim: Claim, forMs: number): Promise<boolean>;
  /** As `renewLease`. `filed` says that the mail is a file. */
  markNotified(claim: Claim, options?: { filed?: boolean | undefined }): Promise<boolean>;
  /** False once the message is deleted. */
  has(id: string): Promise<boolean>;
  /** As `renewLease`. The message is due again after `retryInMs`. */
  markFailed(claim: Claim, failure: Failure): Promise<boolean>;

  /** Forgets who sent what longer ago than the limit on each address looks back. */
  forgetRateLimits(): Promise<void>;

  /** What has not been mailed yet, counted up to 10,000. */
  backlog(): Promise<Backlog>;

  /** Throws when no message can be stored. The answer may be ten seconds old. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface Failure {
  error: string;
  retryInMs: number;
  /** Whether the mail may have been sent all the same: then it counts as one of the hour's. */
  maybeSent?: boolean;
  /** Whether the mail server refused the mail itself. */
  refused?: boolean;
}

export interface Backlog {
  /** Whether due, under way, or resting between attempts. */
  waiting: number;
  /** Of those, how many were refused so often that they are tried once a day. */
  resting: number;
  /** Age of the oldest of these; 0 when there is none. */
  oldestSeconds: number;
}

/** Which messages. Those that meet every condition given; all of them without one. */
export interface MessageFilter {
  /** Somewhere in one of its texts, in capitals or not. */
  text?: string;
  /** A mail address, in any of its spellings. */
  email?: string;
  /** Stored before this time, ISO 8601 in UTC. */
  before?: string;
  idPrefix?: string;
}

/** Named as programs get it. */
export interface MessageStats {
  total: number;
  /** Not yet notified, whether due or resting between attempts. */
  waiting: number;
  /** Of those waiting, how many have failed at least once. */
  failing: number;
  /** Of those, how many were refused so often that they are tried once a day. */
  resting: number;
  /** When the oldest that waits was stored. */
  oldest_waiting: string | null;
  newest: string | null;
  notified_in_last_hour: number;
}

/** What the owner's tools do with messages, beside a running server. */
export interface MessageArchive {
  /** Oldest first, as they stood when the reading began. With `newest`, the last so many. */
  read(
    filter?: MessageFilter,
    options?: { newest?: number | undefined },
  ): AsyncIterable<StoredMessage>;
  count(filter?: MessageFilter): Promise<number>;
  stats(): Promise<MessageStats>;
  /** Deletes those that match, and resolves with their ids. An empty filter deletes nothing. */
  delete(filter: MessageFilter): Promise<string[]>;
  /** Erases deleted words from the disk. False while somebody still reads what was there before. */
  erase(): Promise<boolean>;
  /** Writes a copy of the whole database. Undefined where the database has a tool for that. */
  backup?: (file: string) => Promise<unknown>;
  /** Makes a message due again, at once, whatever became of it before. False when there is none. */
  resend(id: string): Promise<boolean>;
  close(): Promise<void>;
}

/** The database refused a row that passed the server's own check. */
export class ConstraintError extends Error {
  readonly constraint: string;

  constructor(constraint: string) {
    super(`constraint ${constraint} is violated`);
    this.constraint = constraint;
  }
}

/** The sender has used up what one address may send in ten minutes. */
export class TooManyMessagesError extends Error {}
