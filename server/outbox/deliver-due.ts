import { setTimeout as sleep } from 'node:timers/promises';
import { publish } from '#server/events/events.ts';
import { errorKind, log } from '#server/logging/log.ts';
import type { Mail } from '#server/mail/compose.ts';
import { type MailTransport, MaybeSentError, RefusedError } from '#server/mail/transport.ts';
import {
  type Claim,
  type Failure,
  leaseMs,
  type MessageStore,
  refusalsBeforeRest,
} from '#server/store/store.ts';

const hourMs = 60 * 60_000;

/** Several failures in a row are the mail server's, not the messages': end the run. */
const maxFailuresInARow = 3;

/** Mails that wait longer than this are logged, at this interval. */
const longWaitMs = 15 * 60_000;

export interface DeliveryParts {
  store: Pick<
    MessageStore,
    'claimDue' | 'renewLease' | 'markNotified' | 'markFailed' | 'backlog' | 'has'
  >;
  transport: MailTransport;
  compose: (claim: Claim) => Mail;
  /** The most that may be sent in an hour, by all processes together. Undefined is no limit. */
  mailsPerHour?: number | undefined;
  retryDelayMs?: (attempts: number) => number;
  /** The delay before each retry of a mark that the database did not take. */
  markAgainAfterMs?: number[];
  renewEveryMs?: number;
}

/**
 * Returns the function that sends the notifications that are due, one after the other, until
 * none is, the mail server keeps failing, or `stopping` is aborted. It rejects when the
 * database fails, and must not run twice at once.
 */
export function createDelivery({
  store,
  transport,
  compose,
  mailsPerHour,
  retryDelayMs = backoffMs,
  markAgainAfterMs = [200, 800],
  renewEveryMs = leaseMs / 3,
}: DeliveryParts): (stopping: AbortSignal) => Promise<void> {
  /** Sent, but not yet marked in the database. Sent again, they would arrive twice. */
  const unmarked = new Map<string, Claim>();
  let reportAt = 0;

  async function deliverDue(stopping: AbortSignal): Promise<void> {
    for (const claim of unmarked.values()) await markNotified(claim);
    let failuresInARow = 0;
    while (failuresInARow < maxFailuresInARow && !stopping.aborted) {
      const claim = await store.claimDue(leaseMs, mailsPerHour);
      if (!claim) return reportWaiting();
      failuresInARow = (await deliver(claim, stopping)) ? 0 : failuresInARow + 1;
    }
  }

  /** Returns false when the mail server is to blame. */
  async function deliver(claim: Claim, stopping: AbortSignal): Promise<boolean> {
    const mail = await write(claim);
    if (!mail) return true;
    const lease = keepLease(claim);
    const signal = AbortSignal.any([stopping, lease.lost]);
    try {
      await transport.send(mail, signal);
    } catch (error) {
      const maybeSent = error instanceof MaybeSentError;
      if (signal.aborted && !maybeSent) {
        await markFailed(claim, { error: 'Stopped', retryInMs: 0 });
        return true;
      }
      await recordFailure(claim, error);
      return error instanceof RefusedError;
    } finally {
      lease.end();
    }
    publish('mail', { outcome: 'sent', contact: claim.id, attempt: claim.attempts });
    unmarked.set(claim.id, claim);
    const marked = await markNotified(claim);
    // The message was deleted while its mail was being sent.
    if (!marked && !(await store.has(claim.id))) await transport.rollback?.(mail);
    return true;
  }

  async function write(claim: Claim): Promise<Mail | undefined> {
    try {
      return compose(claim);
    } catch (error) {
      await recordFailure(claim, error);
      return undefined;
    }
  }

  /** Renews the lease until `end` is called. `lost` aborts once another process holds it. */
  function keepLease(claim: Claim): { lost: AbortSignal; end: () => void } {
    const losing = new AbortController();
    const renew = async () => {
      if (!(await store.renewLease(claim, leaseMs))) losing.abort();
    };
    // If the database is away, the next renewal comes before the lease ends.
    const timer = setInterval(() => void renew().catch(() => {}), renewEveryMs);
    return { lost: losing.signal, end: () => clearInterval(timer) };
  }

  async function recordFailure(claim: Claim, error: unknown): Promise<void> {
    const { id, attempts, refusals } = claim;
    publish('mail', { outcome: 'failed', contact: id, attempt: attempts, error });
    const maybeSent = error instanceof MaybeSentError;
    const refused = error instanceof RefusedError;
    const rests = refused && refusals + 1 >= refusalsBeforeRest;
    const retryInMs = rests ? 24 * hourMs : maybeSent ? hourMs : retryDelayMs(attempts);
    await markFailed(claim, { error: errorKind(error), retryInMs, maybeSent, refused });
  }

  /** If the database does not take this either, the message is due again when its lease ends. */
  async function markFailed(claim: Claim, failure: Failure): Promise<void> {
    await retry(() => store.markFailed(claim, failure), markAgainAfterMs);
  }

  async function markNotified(claim: Claim): Promise<boolean> {
    const { filed } = transport;
    const marked = await retry(() => store.markNotified(claim, { filed }), markAgainAfterMs);
    unmarked.delete(claim.id);
    return marked;
  }

  /** Logs mails that the hourly cap or the mail server's refusals hold up. */
  async function reportWaiting(): Promise<void> {
    if (performance.now() < reportAt) return;
    reportAt = performance.now() + longWaitMs;
    const { waiting, resting, oldestSeconds } = await store.backlog();
    if (oldestSeconds * 1000 > longWaitMs)
      log('warn', 'mails_waiting', { waiting, resting, oldestSeconds });
  }

  return deliverDue;
}

async function retry<T>(work: () => Promise<T>, delaysMs: number[]): Promise<T> {
  for (const delay of delaysMs) {
    try {
      return await work();
    } catch {
      await sleep(delay);
    }
  }
  return work();
}

/** Exponential backoff from 2 s to an hour, with up to half taken off as jitter. */
export function backoffMs(attempts: number, random: () => number = Math.random): number {
  const longest = Math.min(2000 * 2 ** (attempts - 1), hourMs);
  return Math.round(longest * (1 - random() / 2));
}
