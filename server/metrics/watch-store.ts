import { ConstraintError, type ContactStore, TooManyMessagesError } from '#server/store/store.ts';
import type { ContactOutcome, Counters, DatabaseOperation } from './counters.ts';

/** The same store, with what becomes of each call counted. */
export function watchStore(
  store: ContactStore,
  { contacts: outcomes, databaseErrors }: Pick<Counters, 'contacts' | 'databaseErrors'>,
): ContactStore {
  async function watched<T>(operation: DatabaseOperation, call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      if (outcomeOf(error) === 'failed') databaseErrors.inc({ operation });
      throw error;
    }
  }

  return {
    async insert(contacts, address) {
      try {
        const stored = await watched('insert', store.insert(contacts, address));
        outcomes.inc({ outcome: 'stored' }, stored);
        outcomes.inc({ outcome: 'repeated' }, contacts.length - stored);
        return stored;
      } catch (error) {
        outcomes.inc({ outcome: outcomeOf(error) }, contacts.length);
        throw error;
      }
    },
    claimDue: (forMs, mailsPerHour) => watched('claim', store.claimDue(forMs, mailsPerHour)),
    takeRationed: (mailsPerHour) => watched('claim', store.takeRationed(mailsPerHour)),
    markNotified: (claim) => watched('mark', store.markNotified(claim)),
    has: (id) => watched('mark', store.has(id)),
    markFailed: (claim, failure) => watched('mark', store.markFailed(claim, failure)),
    forgetRateLimits: () => watched('forget', store.forgetRateLimits()),
    backlog: (most) => watched('backlog', store.backlog(most)),
    ping: () => watched('ping', store.ping()),
    close: () => store.close(),
  };
}

function outcomeOf(error: unknown): ContactOutcome {
  if (error instanceof TooManyMessagesError) return 'limited';
  return error instanceof ConstraintError ? 'invalid' : 'failed';
}
