import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { freePort, startProgram } from '#tests/support/server/program.ts';
import { findProgram } from '#tools/programs.ts';

/** Starts a real PostgreSQL in a new directory. */
export async function startPostgres() {
  const directory = mkdtempSync(join(tmpdir(), 'website-postgres-'));
  // PostgreSQL refuses to run as root, so it runs as "nobody".
  const user = userInfo().uid === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
  if (user) chownSync(directory, user.uid, user.gid);
  const options = { ...user, cwd: directory };
  // PostgreSQL's packages install its programs side by side.
  const programs = dirname(realpathSync(findProgram('postgres') ?? ''));
  const initdbArgs = '-D data -U postgres -A trust -E UTF8 --locale=C.UTF-8 --no-sync'.split(' ');
  execFileSync(join(programs, 'initdb'), initdbArgs, { ...options, stdio: 'ignore' });

  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  // Listens on no Unix socket, and does not wait for the disk.
  const args = `-D data -h 127.0.0.1 -p ${port} -c unix_socket_directories= -F`.split(' ');
  const command = [join(programs, 'postgres'), ...args];
  const isReady = async () => (await runSql(url, 'select 1').catch(() => [])).length === 1;
  const server = await startProgram(command, options, isReady);
  return {
    /** The URL of the database `postgres`, with the superuser's name. */
    url,
    /** Stops PostgreSQL and deletes its files. */
    async remove() {
      await server.stop('SIGQUIT');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Runs SQL over a new connection. */
export async function runSql(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
