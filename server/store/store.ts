import type { Message } from '#shared/message.ts';

/**
 * A message as the database keeps it, with the state of its mail (docs/architecture.md), named as its
 * columns are. Times are ISO 8601 in UTC.
 */
export interface StoredMessage extends Message {
  id: string;
  created_at: string;
  notified_at: string | null;
  attempts: number;
  /** When the next attempt is due; during one, when its lease ends. Null once the mail is sent or a file. */
  next_attempt_at: string | null;
  last_error: string | null;
}

/** The right to mail one message until the lease ends. `attempts` is its fencing token. */
export type Claim = Pick<StoredMessage, 'id' | 'attempts' | 'created_at' | keyof Message>;

/** How a claim ends: the message is sent, written to a file, or retried later. */
export type Outcome = 'sent' | 'file_only' | { error: string; retryInMs: number };

/** How long a claim lasts (ms). A live process renews it; after a crash another may claim the message. */
export const leaseMs = 75_000;

/** The longest wait between two attempts. */
export const longestWaitMs = 24 * 60 * 60_000;

/** What the server does with the database. */
export interface MessageStore {
  /**
   * Stores the message durably. Resolves with false for a repeat: the same texts within ten minutes are
   * one message. `network` is the sender's, which has a limit. Throws `ConstraintError` and
   * `TooManyMessagesError`; any other error is the database's.
   */
  insert(message: Message, network?: string): Promise<boolean>;

  /**
   * Leases a due message to this process: never tried first, then the longest due. Resolves with
   * undefined if none is due or `maxEmailsPerHour` were sent in the last hour; 0 is no cap.
   */
  claimDue(maxEmailsPerHour?: number): Promise<Claim | undefined>;
  /** Extends the lease. Resolves with false, and writes nothing, if the claim is no longer valid. */
  renewLease(claim: Claim): Promise<boolean>;
  /** Ends the lease. Writes nothing if the claim is no longer valid. */
  settle(claim: Claim, outcome: Outcome): Promise<void>;

  /** Deletes what the rate limit no longer counts. */
  forgetSenders(): Promise<void>;
  backlog(): Promise<Backlog>;
  /** Rejects if no message can be stored. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

interface Backlog {
  /** Messages due, in flight, or between attempts, up to 10,000. */
  pending: number;
  /** Age of the oldest of these; 0 when there is none. */
  oldestSeconds: number;
  /** Messages only written to a file. */
  fileOnly: number;
}

/** What the operator's commands do with the database, beside a running server. */
export interface MessageArchive {
  /** Reads a snapshot of all messages, oldest first. */
  read(): AsyncIterable<StoredMessage>;
  delete(ids: readonly string[]): Promise<void>;
  /** Erases deleted texts from the disk. Resolves with false while something still reads them. */
  erase(): Promise<boolean>;
  /** Copies the whole database. Undefined for PostgreSQL, which has pg_dump. */
  backup?: (file: string) => Promise<unknown>;
  /** Makes messages due now, mailed or not. */
  resend(ids: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** A row violates a CHECK constraint. */
export class ConstraintError extends Error {
  readonly constraint: string;

  constructor(constraint: string) {
    super(`constraint "${constraint}" is violated`);
    this.constraint = constraint;
  }
}

/** The sender's network has used up its limit for ten minutes. */
export class TooManyMessagesError extends Error {
  constructor() {
    super('too many messages from one address');
  }
}
