import { setTimeout as sleep } from 'node:timers/promises';
import type { Email } from '#server/mail/compose.ts';
import type { EmailTransport } from '#server/mail/transport.ts';
import { publish } from '#server/monitoring/events.ts';
import { log, safeErrorSummary } from '#server/monitoring/log.ts';
import {
  type Claim,
  type DeliveryOutcome,
  leaseMs,
  type MessageStore,
} from '#server/store/store.ts';
import { classifyFailure, type Failure, retryDelayMs } from './retry-delay.ts';

/** After this many failures in a row, assume the mail server is down. */
const maxFailuresInARow = 3;

/** Messages that wait longer than this are logged, at this interval. */
const waitReportMs = 15 * 60_000;

export interface DeliveryParts {
  store: Pick<MessageStore, 'claimDue' | 'renewLease' | 'settle' | 'backlog'>;
  transport: EmailTransport;
  compose: (claim: Claim) => Email;
  /** The most emails sent per hour, across all processes; 0 is unlimited. */
  maxEmailsPerHour?: number;
  /** The delay before each retry of an outcome that the database did not take. */
  settleRetryDelaysMs?: number[];
  renewEveryMs?: number;
}

/**
 * Returns the function that emails the messages that are due, one after the other, until none is, the
 * mail server keeps failing, or `stopping` is aborted. It rejects when the database fails, and must not
 * run twice at once.
 */
export function createDeliverDue({
  store,
  transport,
  compose,
  maxEmailsPerHour,
  settleRetryDelaysMs = [200, 800],
  renewEveryMs = leaseMs / 3,
}: DeliveryParts): (stopping: AbortSignal) => Promise<void> {
  /** Sent, but not yet recorded in the database. Sent again, they would arrive twice. */
  const unrecorded = new Map<string, Claim>();
  const delivered = transport.writesFiles ? 'file_only' : 'sent';
  let nextReportAt = 0;

  async function deliverDue(stopping: AbortSignal): Promise<void> {
    for (const claim of unrecorded.values()) await recordDelivered(claim);
    let failuresInARow = 0;
    while (failuresInARow < maxFailuresInARow && !stopping.aborted) {
      const claim = await store.claimDue(maxEmailsPerHour);
      if (!claim) return reportWaiting();
      failuresInARow = (await deliver(claim, stopping)) ? 0 : failuresInARow + 1;
    }
  }

  /** Returns false if the mail server could not be reached or did not reply. */
  async function deliver(claim: Claim, stopping: AbortSignal): Promise<boolean> {
    let mail: Email;
    try {
      mail = compose(claim);
    } catch (error) {
      return recordFailure(claim, error, 'compose-failed');
    }
    const lease = keepLease(claim);
    const signal = AbortSignal.any([stopping, lease.lost]);
    try {
      await transport.send(mail, signal);
    } catch (error) {
      const failure = classifyFailure(error, signal);
      if (failure !== 'aborted') return recordFailure(claim, error, failure);
      await settle(claim, 'released');
      return true;
    } finally {
      lease.end();
    }
    publish('delivery', { outcome: delivered, messageId: claim.id, attempt: claim.attempts + 1 });
    unrecorded.set(claim.id, claim);
    await recordDelivered(claim);
    return true;
  }

  /** Renews the lease until `end` is called. `lost` aborts once another process holds it. */
  function keepLease(claim: Claim): { lost: AbortSignal; end: () => void } {
    const leaseLost = new AbortController();
    const renew = async () => {
      if (!(await store.renewLease(claim))) leaseLost.abort();
    };
    // If the database is away, the next renewal comes before the lease ends.
    const timer = setInterval(() => void renew().catch(() => {}), renewEveryMs);
    return { lost: leaseLost.signal, end: () => clearInterval(timer) };
  }

  async function recordFailure(claim: Claim, error: unknown, failure: Failure): Promise<boolean> {
    const attempt = claim.attempts + 1;
    publish('delivery', { outcome: 'failed', messageId: claim.id, attempt, error });
    // If this cannot be recorded, the message becomes due when its lease ends.
    const retryInMs = retryDelayMs(failure, attempt);
    await settle(claim, { error: safeErrorSummary(error), retryInMs });
    return failure !== 'unreachable' && failure !== 'no-reply';
  }

  async function recordDelivered(claim: Claim): Promise<void> {
    await settle(claim, delivered);
    unrecorded.delete(claim.id);
  }

  async function settle(claim: Claim, outcome: DeliveryOutcome): Promise<void> {
    for (const delay of settleRetryDelaysMs) {
      try {
        await store.settle(claim, outcome);
        return;
      } catch {
        await sleep(delay);
      }
    }
    await store.settle(claim, outcome);
  }

  /** Logs emails that have waited for long, and at first how many are files, now that there is a mail server. */
  async function reportWaiting(): Promise<void> {
    const isFirstReport = nextReportAt === 0;
    if (performance.now() < nextReportAt) return;
    const { pending, oldestSeconds, fileOnly } = await store.backlog();
    nextReportAt = performance.now() + waitReportMs;
    if (oldestSeconds * 1000 > waitReportMs)
      log('warn', 'notifications_delayed', { pending, oldestSeconds });
    if (isFirstReport && fileOnly > 0 && !transport.writesFiles) {
      log('warn', 'notifications_in_files', {
        fileOnly,
        hint: 'run "contacts resend --file-only" to send them',
      });
    }
  }

  return deliverDue;
}
