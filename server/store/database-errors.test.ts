import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { explainDatabaseError } from './database-errors.ts';
import { openDatabase } from './sqlite/sqlite-file.ts';

/** Returns the explanation of the error that opening a directory's database must throw. */
function explainFailure(directory: string): string {
  try {
    openDatabase(directory);
  } catch (error) {
    return explainDatabaseError(error, { dataDir: directory, databaseUrl: undefined }).message;
  }
  throw new Error('expected opening the database to fail');
}

test('the error for a damaged SQLite file says to restore a backup', () => {
  const directory = makeTempDirectory();
  writeFileSync(join(directory, 'contacts.db'), 'something else that has been put here');
  expect(explainFailure(directory)).toBe(
    `The database in ${directory} (DATA_DIR) cannot be used: file is not a database (restore a backup, as docs/messages.md describes).`,
  );
});

test('the error for a locked SQLite file says to close the program that has locked it', () => {
  const directory = makeTempDirectory();
  using other = new DatabaseSync(join(directory, 'contacts.db'));
  other.exec('pragma locking_mode = exclusive; begin exclusive');
  expect(explainFailure(directory)).toMatch(
    /: database is locked \(close the other program, .*\)\.$/,
  );
});
