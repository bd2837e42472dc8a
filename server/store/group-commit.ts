import type { DatabaseSync } from 'node:sqlite';

interface Waiting {
  work: () => void;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Makes a function that does a piece of work in the database, all of it or nothing, and
 * resolves once it is committed. Work that comes in while the process is busy shares one
 * commit, and so one wait for the disk. `isRefusal` tells an error that concerns one piece
 * alone from a failure of the database, which all of them share.
 */
export function groupCommit(
  database: DatabaseSync,
  isRefusal: (error: unknown) => boolean,
): (work: () => void) => Promise<void> {
  let waiting: Waiting[] = [];

  function commit(): void {
    const group = waiting;
    waiting = [];
    try {
      database.exec('begin immediate');
      const outcomes = group.map(tryOne);
      database.exec('commit');
      for (const tell of outcomes) tell();
    } catch (error) {
      if (database.isOpen && database.isTransaction) database.exec('rollback');
      for (const { reject } of group) reject(error);
    }
  }

  /** Returns what tells whoever waits, once all is committed. Throws when the database failed. */
  function tryOne({ work, resolve, reject }: Waiting): () => void {
    database.exec('savepoint one');
    try {
      work();
      database.exec('release one');
      return resolve;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      database.exec('rollback to one; release one');
      return () => reject(error);
    }
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({ work, resolve, reject });
      if (waiting.length === 1) setImmediate(commit);
    });
}
