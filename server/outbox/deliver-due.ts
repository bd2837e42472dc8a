import { setTimeout as sleep } from 'node:timers/promises';
import { publish } from '#server/events/events.ts';
import { errorKind, logError } from '#server/logging/log.ts';
import type { Mail } from '#server/mail/compose.ts';
import { type MailTransport, MaybeSentError } from '#server/mail/transport.ts';
import { type Claim, type ContactStore, leaseMs } from '#server/store/store.ts';

/** Before a mail that may have been sent is sent again. */
const maybeSentRestMs = 60 * 60_000;

/** Several failures in a row are the mail server's, not the messages': let it rest until the next run. */
const maxFailuresInARow = 3;

export interface DeliveryParts {
  store: Pick<ContactStore, 'claimDue' | 'markNotified' | 'markFailed' | 'takeRationed' | 'has'>;
  transport: MailTransport;
  compose: (claim: Claim) => Mail;
  /** Writes the mail that says how many wait because the hour has had its mails. */
  composeRationed: (waiting: number) => Mail;
  /** The most that may be sent in an hour, by all processes together. Undefined is no limit. */
  mailsPerHour?: number | undefined;
  retryDelayMs?: (attempts: number) => number;
  /** Before each further time that a database which does not take a mark is asked. */
  markAgainAfterMs?: number[];
}

/**
 * Returns the function that sends the notifications that are due, one after the other, until
 * none is, the mail server keeps failing, or `signal` is aborted, which lets the mail under
 * way be finished. It rejects when the database fails, and is not to be run twice at once.
 */
export function createDelivery({
  store,
  transport,
  compose,
  composeRationed,
  mailsPerHour,
  retryDelayMs = backoffMs,
  markAgainAfterMs = [200, 800],
}: DeliveryParts): (signal?: AbortSignal) => Promise<void> {
  /** What the mail server has, but the database does not know of yet. Sent again it would arrive twice. */
  const unmarked = new Map<string, Claim>();

  async function deliverDue(signal?: AbortSignal): Promise<void> {
    for (const claim of unmarked.values()) await markNotified(claim);
    let failuresInARow = 0;
    while (failuresInARow < maxFailuresInARow) {
      if (signal?.aborted) return;
      const claim = await store.claimDue(leaseMs, mailsPerHour);
      if (!claim) return tellRationed();
      failuresInARow = (await deliver(claim)) ? 0 : failuresInARow + 1;
    }
  }

  /** Once an hour. Whether or not it gets through, the messages themselves will. */
  async function tellRationed(): Promise<void> {
    const waiting = mailsPerHour === undefined ? 0 : await store.takeRationed(mailsPerHour);
    if (waiting === 0) return;
    await transport
      .send(composeRationed(waiting))
      .catch((error: unknown) => logError('mail_failed', error));
  }

  /** False when the mail server is to blame. */
  async function deliver(claim: Claim): Promise<boolean> {
    const mail = await write(claim);
    if (!mail) return true;
    try {
      await transport.send(mail);
    } catch (error) {
      await markFailed(claim, error);
      return false;
    }
    publish('mail', { outcome: 'sent', contact: claim.id, attempt: claim.attempts });
    unmarked.set(claim.id, claim);
    const marked = await markNotified(claim);
    // Deleted meanwhile, by somebody who could not see this mail yet.
    if (!marked && !(await store.has(claim.id))) await transport.takeBack?.(mail);
    return true;
  }

  async function write(claim: Claim): Promise<Mail | undefined> {
    try {
      return compose(claim);
    } catch (error) {
      await markFailed(claim, error);
      return undefined;
    }
  }

  /** Should the database not take this, the message is due again when its lease ends. */
  async function markFailed(claim: Claim, error: unknown): Promise<void> {
    publish('mail', { outcome: 'failed', contact: claim.id, attempt: claim.attempts, error });
    const maybeSent = error instanceof MaybeSentError;
    const retryInMs = maybeSent ? maybeSentRestMs : retryDelayMs(claim.attempts);
    await store.markFailed(claim, { error: errorKind(error), retryInMs, maybeSent });
  }

  async function markNotified(claim: Claim): Promise<boolean> {
    const marked = await insist(() => store.markNotified(claim), markAgainAfterMs);
    unmarked.delete(claim.id);
    return marked;
  }

  return deliverDue;
}

async function insist<T>(work: () => Promise<T>, againAfterMs: number[]): Promise<T> {
  for (const delay of againAfterMs) {
    try {
      return await work();
    } catch {
      await sleep(delay);
    }
  }
  return work();
}

/** 2 s, doubled with each attempt up to an hour, less up to half so that retries do not come in step. */
export function backoffMs(attempts: number, random: () => number = Math.random): number {
  const longest = Math.min(2000 * 2 ** (attempts - 1), 60 * 60_000);
  return Math.round(longest * (1 - random() / 2));
}
