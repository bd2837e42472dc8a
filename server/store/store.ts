import type { Message } from '#shared/message.ts';

/** A message as stored, with its delivery state (docs/architecture.md). Times are ISO 8601 in UTC. */
export interface StoredMessage extends Message {
  id: string;
  created_at: string;
  notified_at: string | null;
  /** How many attempts have failed. */
  attempts: number;
  /** When the next attempt is due or, during an attempt, the lease ends. Null once the email is sent or in a file. */
  next_attempt_at: string | null;
  last_error: string | null;
}

/** A lease on one message, whose notification only the holder may send. Only the latest token is valid. */
export type Claim = Pick<StoredMessage, 'id' | 'attempts' | 'created_at' | keyof Message> & {
  claim_token: string;
};

/** The result of a claim. `released` means that the attempt was abandoned and does not count. */
type DeliveryOutcome = 'sent' | 'file_only' | 'released' | { error: string; retryInMs: number };

/** How long a claim lasts (ms). A live process renews it; after a crash another process may claim the message. */
export const leaseMs = 75_000;

/** The longest delay between two attempts. */
export const maxRetryDelayMs = 24 * 60 * 60_000;

export interface StoreOptions {
  /** How many messages one rate-limit key may send in ten minutes; 0 is unlimited. */
  messagesPerAddress?: number;
}

export interface MessageStore {
  /**
   * Stores the message durably. Resolves with false for a duplicate: identical messages within ten minutes
   * are stored once. Throws `TooManyMessagesError`; any other error comes from the database.
   */
  insert(message: Message, rateLimitKey?: string): Promise<boolean>;

  /**
   * Leases to this process the message that has been due for longest. Resolves with undefined if no message is
   * due, or if `maxEmailsPerHour` emails were sent in the last hour; 0 is unlimited.
   */
  claimDue(maxEmailsPerHour?: number): Promise<Claim | undefined>;
  /** Extends the lease. Resolves with false, and writes nothing, if the claim is no longer valid. */
  renewLease(claim: Claim): Promise<boolean>;
  /** Ends the lease. Writes nothing if the claim is no longer valid. */
  settle(claim: Claim, outcome: DeliveryOutcome): Promise<void>;

  /** Deletes rate-limit records older than ten minutes and, on SQLite, erases deleted text from the write-ahead log. */
  cleanUp(): Promise<void>;
  backlog(): Promise<Backlog>;
  /** Rejects if no message can be stored. */
  checkWritable(): Promise<void>;
  close(): Promise<void>;
}

interface Backlog {
  /** Messages whose notification is due, being sent, or between attempts. */
  pending: number;
  /** Age of the oldest pending message; 0 if no message is pending. */
  oldestSeconds: number;
  /** Messages whose email was only written to a file. */
  fileOnly: number;
}

/** The operator's access to the database. Safe to use while the server is running. */
export interface MessageAdmin {
  /** Reads a snapshot of all messages, oldest first. */
  read(): AsyncIterable<StoredMessage>;
  /**
   * Deletes all of the messages, or rejects while the notification of any is being sent. Calls `beforeCommit` once
   * no message can be claimed any more. If `beforeCommit` throws, nothing is deleted.
   */
  delete(ids: readonly string[], beforeCommit?: () => void): Promise<void>;
  /** Erases deleted text from the disk. Resolves with false while another process reads the database. */
  erase(): Promise<boolean>;
  /** Copies the whole database. Undefined for PostgreSQL, which has pg_dump. */
  backup?: (file: string) => Promise<unknown>;
  /** Makes notifications due now, even sent ones, unless they are being sent. Resolves with how many it made due. */
  resend(ids: readonly string[]): Promise<number>;
  close(): Promise<void>;
}

/** Reports that the visitor's address has reached the rate limit. */
export class TooManyMessagesError extends Error {
  constructor() {
    super('too many messages from one address');
  }
}
