import { log, logError, safeErrorSummary } from '#server/monitoring/log.ts';
import { findHint } from '#server/store/database-errors.ts';
import type { MessageStore } from '#server/store/store.ts';
import { createDeliverDue, type DeliveryParts } from './deliver-due.ts';

export interface Outbox {
  /** Starts polling for due notifications. */
  start(): void;
  /** Looks for due notifications now, in the background. */
  wake(): void;
  /** Claims no other message, and resolves once the current claim is settled. */
  stop(): Promise<void>;
}

export interface OutboxParts extends DeliveryParts {
  store: DeliveryParts['store'] & Pick<MessageStore, 'cleanUp'>;
  pollMs?: number;
  cleanUpIntervalMs?: number;
}

/** Sends the notifications. Messages are claimed in the database, so any number of processes can share the work. */
export function createOutbox({
  pollMs = 3000,
  cleanUpIntervalMs = 60_000,
  ...parts
}: OutboxParts): Outbox {
  const shutdown = new AbortController();
  const deliverDue = createDeliverDue(parts);
  let pollTimer: NodeJS.Timeout | undefined;
  let nextCleanUpAt = 0;
  let lastFailure: string | undefined;

  const run = coalesceRuns(async () => {
    // Lets the server respond to the visitor before the outbox sends the email.
    await new Promise(setImmediate);
    try {
      await deliverDue(shutdown.signal);
      // A stopped run may not have used the database, so it does not prove that the database has recovered.
      if (shutdown.signal.aborted) return;
      await cleanUp();
      if (lastFailure !== undefined) log('info', 'database_recovered');
      lastFailure = undefined;
    } catch (error) {
      // Logs the same failure once, not at every poll.
      if (safeErrorSummary(error) !== lastFailure) {
        logError('database_failed', error, { hint: findHint(error) });
      }
      lastFailure = safeErrorSummary(error);
    }
  });

  async function cleanUp(): Promise<void> {
    if (performance.now() < nextCleanUpAt) return;
    nextCleanUpAt = performance.now() + cleanUpIntervalMs;
    await parts.store.cleanUp();
  }

  function wake(): void {
    if (!shutdown.signal.aborted) void run();
  }

  return {
    start() {
      pollTimer = setInterval(wake, pollMs).unref();
      wake();
    },
    wake,
    async stop() {
      shutdown.abort();
      clearInterval(pollTimer);
      // This run waits for the current run. It claims nothing, but records an email that was already sent.
      await run();
    },
  };
}

/** Returns a function that runs `work` without overlap. Calls during a run share the next run. */
export function coalesceRuns(work: () => Promise<void>): () => Promise<void> {
  let lastRun = Promise.resolve();
  let nextRun: Promise<void> | undefined;

  function begin(): Promise<void> {
    nextRun = undefined;
    lastRun = work();
    return lastRun;
  }

  return () => {
    nextRun ??= lastRun.then(begin, begin);
    return nextRun;
  };
}
