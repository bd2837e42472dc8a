import type { Contact } from '#contract/contact.ts';

/** A message as the database keeps it, with the state of its delivery. Times are ISO 8601 in UTC. */
export interface StoredContact extends Contact {
  id: string;
  createdAt: string;
  notifiedAt: string | null;
  attempts: number;
  /** When the outbox may try next; during an attempt, the end of its lease. Null once notified. */
  nextAttemptAt: string | null;
  lastError: string | null;
}

/** The right to deliver one message until the lease ends. `attempts` is its fence. */
export type Claim = Pick<StoredContact, 'id' | 'attempts' | 'createdAt' | keyof Contact>;

export interface ContactStore {
  /** Stores all or none. Resolves once they would survive a crash. */
  insert(contacts: readonly Contact[]): Promise<void>;

  /** Takes the message that has been due longest, so that no other process takes it too. */
  claimDue(leaseMs: number): Promise<Claim | undefined>;
  /** False when the lease ran out and another attempt has begun: then nothing is written. */
  markNotified(claim: Claim): Promise<boolean>;
  /** As `markNotified`. The message is due again after `retryInMs`. */
  markFailed(claim: Claim, error: string, retryInMs: number): Promise<boolean>;

  /** Oldest first. */
  all(): AsyncIterable<StoredContact>;
  findByIdPrefix(prefix: string): Promise<StoredContact[]>;

  /** Throws when the database does not answer a real query. */
  ping(): Promise<void>;
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
