import type { DatabaseSync } from 'node:sqlite';

interface Waiting {
  work: () => void;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Returns a function that does a piece of work in the database, all of it or nothing, and
 * resolves once it is committed. Work that comes in while the process is busy shares one
 * commit, and so one wait for the disk. `isRefusal` tells an error that concerns one piece
 * alone from a failure of the database, which all of them share.
 */
export function groupCommit(
  database: DatabaseSync,
  isRefusal: (error: unknown) => boolean,
): (work: () => void) => Promise<void> {
  // Prepared once, and not written out at each use: SQLite would compile them each time.
  const begin = database.prepare('begin immediate');
  const commit = database.prepare('commit');
  const savepoint = database.prepare('savepoint one');
  const release = database.prepare('release one');
  const undo = database.prepare('rollback to one');
  let waiting: Waiting[] = [];

  function commitGroup(): void {
    const group = waiting;
    waiting = [];
    try {
      begin.run();
      const outcomes = group.map(tryOne);
      commit.run();
      for (const tell of outcomes) tell();
    } catch (error) {
      if (database.isOpen && database.isTransaction) database.exec('rollback');
      for (const { reject } of group) reject(error);
    }
  }

  /** Returns what tells whoever waits, once all is committed. Throws when the database failed. */
  function tryOne({ work, resolve, reject }: Waiting): () => void {
    savepoint.run();
    try {
      work();
      release.run();
      return resolve;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      undo.run();
      release.run();
      return () => reject(error);
    }
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({ work, resolve, reject });
      if (waiting.length === 1) setImmediate(commitGroup);
    });
}
