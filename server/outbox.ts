import { logError, nameError } from './log.ts';
import type { Mail } from './mail/compose.ts';
import type { MailTransport } from './mail/transport.ts';
import type { Claim, ContactStore } from './store/store.ts';

/** How long an attempt keeps other processes away. Longer than any transport may take. */
const leaseMs = 2 * 60_000;

/** Several failures in a row are the mail server's, not the messages': let it rest until the next poll. */
const maxFailuresInARow = 3;

export interface Outbox {
  /** Begins to look for due messages by itself. */
  start(): void;
  /** Says that a message may be due. Returns at once. */
  nudge(): void;
  /** Takes up nothing new, and resolves once the mail under way is done. */
  stop(): Promise<void>;
}

export interface OutboxParts {
  store: Pick<ContactStore, 'claimDue' | 'markNotified' | 'markFailed'>;
  transport: MailTransport;
  compose: (claim: Claim) => Mail;
  pollMs?: number;
  retryDelayMs?: (attempts: number) => number;
}

/**
 * Delivers the notifications of stored messages. What is due is known to the database
 * alone, so that any number of processes may run one of these on the same messages.
 */
export function createOutbox({
  store,
  transport,
  compose,
  pollMs = 3000,
  retryDelayMs = backoffMs,
}: OutboxParts): Outbox {
  let poll: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let nudged = false;
  let stopped = false;

  function nudge(): void {
    nudged = true;
    if (running || stopped) return;
    running = run().finally(() => {
      running = undefined;
      if (nudged) nudge();
    });
  }

  async function run(): Promise<void> {
    // The visitor's answer goes out before the mail does.
    await new Promise(setImmediate);
    nudged = false;
    try {
      await deliverDue();
    } catch (error) {
      logError('outbox_failed', error);
    }
  }

  async function deliverDue(): Promise<void> {
    let failuresInARow = 0;
    while (failuresInARow < maxFailuresInARow) {
      if (stopped) return;
      const claim = await store.claimDue(leaseMs);
      if (!claim) return;
      failuresInARow = (await deliver(claim)) ? 0 : failuresInARow + 1;
    }
  }

  async function deliver(claim: Claim): Promise<boolean> {
    try {
      await transport.send(compose(claim));
    } catch (error) {
      logError('mail_failed', error, { contact: claim.id, attempt: claim.attempts });
      await store.markFailed(claim, nameError(error), retryDelayMs(claim.attempts));
      return false;
    }
    await store.markNotified(claim);
    return true;
  }

  return {
    start() {
      poll = setInterval(nudge, pollMs).unref();
      nudge();
    },
    nudge,
    async stop() {
      stopped = true;
      clearInterval(poll);
      await running;
    },
  };
}

/** 2 s, doubled with each attempt up to an hour, less up to half so that retries do not come in step. */
export function backoffMs(attempts: number, random: () => number = Math.random): number {
  const longest = Math.min(2000 * 2 ** (attempts - 1), 60 * 60_000);
  return Math.round(longest * (1 - random() / 2));
}
