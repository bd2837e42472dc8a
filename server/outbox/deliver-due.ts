import type { Email } from '#server/mail/compose.ts';
import type { EmailTransport } from '#server/mail/transport.ts';
import { publish } from '#server/monitoring/events.ts';
import { log, safeErrorSummary } from '#server/monitoring/log.ts';
import { type Claim, leaseMs, type MessageStore } from '#server/store/store.ts';
import { classifyFailure, type Failure, retryDelayMs } from './retry-delay.ts';

/** How many consecutive failures mean that the mail server is down. */
const maxConsecutiveFailures = 3;

/** How long a notification may wait before it is reported, and the interval between reports (ms). */
const waitReportMs = 15 * 60_000;

export interface DeliveryParts {
  store: Pick<MessageStore, 'claimDue' | 'renewLease' | 'settle' | 'backlog'>;
  transport: EmailTransport;
  compose: (claim: Claim) => Email;
  /** The maximum number of emails per hour, across all processes; 0 is unlimited. */
  maxEmailsPerHour?: number;
  renewEveryMs?: number;
}

/**
 * Returns a function that sends due notifications one by one until none is due, the mail server keeps
 * failing, or `stopSignal` is aborted. The function rejects if the database fails, and must not run concurrently.
 */
export function createDeliverDue({
  store,
  transport,
  compose,
  maxEmailsPerHour,
  renewEveryMs = leaseMs / 3,
}: DeliveryParts): (stopSignal: AbortSignal) => Promise<void> {
  /** A claim whose email was sent, but not yet recorded as sent. Until it is recorded, no other message is claimed. */
  let unrecordedClaim: Claim | undefined;
  const success = transport.writesFiles ? 'file_only' : 'sent';
  let nextReportAt = 0;

  async function deliverDue(stopSignal: AbortSignal): Promise<void> {
    await recordDelivered();
    let consecutiveFailures = 0;
    while (consecutiveFailures < maxConsecutiveFailures && !stopSignal.aborted) {
      const claim = await store.claimDue(maxEmailsPerHour);
      if (!claim) return reportWaiting();
      consecutiveFailures = (await deliver(claim, stopSignal)) ? 0 : consecutiveFailures + 1;
    }
  }

  /** Makes one attempt. Resolves with false if the mail server did not receive the email or did not reply to it. */
  async function deliver(claim: Claim, stopSignal: AbortSignal): Promise<boolean> {
    const lease = keepLease(claim);
    const signal = AbortSignal.any([stopSignal, lease.lost]);
    let email: Email | undefined;
    try {
      email = compose(claim);
      await transport.send(email, signal);
    } catch (error) {
      const failure = email ? classifyFailure(error, signal) : 'compose-failed';
      return recordFailure(claim, error, failure);
    } finally {
      lease.end();
    }
    publish('delivery', { outcome: success, messageId: claim.id, attempt: claim.attempts + 1 });
    unrecordedClaim = claim;
    await recordDelivered();
    return true;
  }

  /** Renews the lease until `end` is called. `lost` is aborted if another process holds the lease. */
  function keepLease(claim: Claim): { lost: AbortSignal; end: () => void } {
    const leaseLost = new AbortController();
    const renew = async () => {
      if (!(await store.renewLease(claim))) leaseLost.abort();
    };
    // Ignores a failed renewal, because another renewal follows before the lease ends.
    const timer = setInterval(() => void renew().catch(() => {}), renewEveryMs);
    return { lost: leaseLost.signal, end: () => clearInterval(timer) };
  }

  /**
   * Records a failed attempt and returns the result of `deliver`. Rejects if recording fails; the message is claimed
   * again when the lease ends.
   */
  async function recordFailure(
    claim: Claim,
    error: unknown,
    failure: Failure | 'aborted',
  ): Promise<boolean> {
    if (failure === 'aborted') {
      await store.settle(claim, 'released');
      return true;
    }
    const attempt = claim.attempts + 1;
    publish('delivery', { outcome: 'failed', messageId: claim.id, attempt, error });
    const retryInMs = retryDelayMs(failure, attempt);
    await store.settle(claim, { error: safeErrorSummary(error), retryInMs });
    return failure !== 'not-transferred' && failure !== 'no-reply';
  }

  async function recordDelivered(): Promise<void> {
    if (unrecordedClaim) await store.settle(unrecordedClaim, success);
    unrecordedClaim = undefined;
  }

  /** Warns about notifications that have waited too long, and once about those that were only written to files. */
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
        hint: 'run "npm run contacts -- resend --file-only" to send these notifications',
      });
    }
  }

  return deliverDue;
}
