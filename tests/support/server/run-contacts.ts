import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';
import { runContacts as runCommand } from '#server/cli/contacts.ts';
import { withMessageAdmin } from '#server/cli/open-admin.ts';
import { type Environment, parseEnv } from '#server/settings/env.ts';
import { openDatabase } from '#server/store/sqlite/sqlite-file.ts';
import type { StoredMessage } from '#server/store/store.ts';
import { makeTempDirectory } from './fixture-site.ts';
import { validMessage } from './messages.ts';
import type { Exit } from './program.ts';

/** Runs `npm run contacts` in this process, without a terminal, on the database that `environment` names. */
export async function runContacts(args: string[], environment: Environment = {}): Promise<Exit> {
  for (const variable of ['DATA_DIR', 'DATABASE_URL']) vi.stubEnv(variable, environment[variable]);
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const stdoutSpy = vi.spyOn(process, 'stdout', 'get').mockReturnValue(stdout as never);
  const stderrSpy = vi.spyOn(process, 'stderr', 'get').mockReturnValue(stderr as never);
  const output = Promise.all([text(stdout), text(stderr)]);
  try {
    const code = await runCommand(args);
    stdout.end();
    stderr.end();
    const [stdoutText, stderrText] = await output;
    return { code, stdout: stdoutText, stderr: stderrText };
  } finally {
    stdoutSpy.mockRestore();
    stderrSpy.mockRestore();
    vi.unstubAllEnvs();
  }
}

/** Makes a stored message, whose notification was sent unless the changes say otherwise. */
export function storedMessage(changes: Partial<StoredMessage> = {}): StoredMessage {
  return {
    ...validMessage,
    id: randomUUID(),
    created_at: '2026-01-31T12:00:00.000Z',
    notified_at: '2026-01-31T12:00:01.000Z',
    attempts: 1,
    next_attempt_at: null,
    last_error: null,
    ...changes,
  };
}

/** Changes to a stored message after which its notification is pending and due. */
export const pendingFields: Partial<StoredMessage> = {
  notified_at: null,
  attempts: 0,
  next_attempt_at: '2026-01-31T12:00:00.000Z',
};

/** Makes an SQLite database with exactly these messages, and returns the environment that names it. */
export function makeDatabase(...messages: Partial<StoredMessage>[]): { DATA_DIR: string } {
  const directory = makeTempDirectory();
  using database = openDatabase(directory);
  for (const row of messages.map((changes) => storedMessage(changes))) {
    const columns = Object.keys(row);
    database
      .prepare(`insert into contacts (${columns.join()}) values (:${columns.join(', :')})`)
      .run({ ...row });
  }
  return { DATA_DIR: directory };
}

/** Returns all stored messages, the oldest first. */
export function readStored(environment: Environment): Promise<StoredMessage[]> {
  const location = parseEnv(environment, 'contacts');
  return withMessageAdmin((admin) => Array.fromAsync(admin.read()), location);
}
