import { errorKind, logError } from '#server/logging/log.ts';
import type { ContactStore } from '#server/store/store.ts';
import { createDelivery, type DeliveryParts } from './deliver-due.ts';
import { oneAtATime } from './one-at-a-time.ts';

export interface Outbox {
  /** Begins to look for due messages by itself. */
  start(): void;
  /** Says that a message may be due. Returns at once. */
  wake(): void;
  /** Takes up nothing new, and resolves once the mail under way is done. */
  stop(): Promise<void>;
}

export interface OutboxParts extends DeliveryParts {
  store: DeliveryParts['store'] & Pick<ContactStore, 'forgetRateLimits'>;
  pollMs?: number;
  forgetMs?: number;
}

/**
 * Delivers the notifications of stored messages. What is due is known to the database
 * alone, so that any number of processes may run one of these on the same messages.
 */
export function createOutbox({ pollMs = 3000, forgetMs = 60_000, ...parts }: OutboxParts): Outbox {
  const stopping = new AbortController();
  const deliverDue = createDelivery(parts);
  const failing = new Map<string, string>();
  let poll: NodeJS.Timeout | undefined;
  let forgetAt = 0;

  const run = oneAtATime(async () => {
    // The visitor's response goes out before the mail does.
    await new Promise(setImmediate);
    await attempt('outbox_failed', () => deliverDue(stopping.signal));
    if (stopping.signal.aborted || performance.now() < forgetAt) return;
    forgetAt = performance.now() + forgetMs;
    await attempt('forgetting_failed', () => parts.store.forgetRateLimits());
  });

  /** A database that is away fails at every poll, and is worth one line. */
  async function attempt(event: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      failing.delete(event);
    } catch (error) {
      if (failing.get(event) !== errorKind(error)) logError(event, error);
      failing.set(event, errorKind(error));
    }
  }

  function wake(): void {
    if (!stopping.signal.aborted) void run();
  }

  return {
    start() {
      poll = setInterval(wake, pollMs).unref();
      wake();
    },
    wake,
    async stop() {
      stopping.abort();
      clearInterval(poll);
      await run();
    },
  };
}
