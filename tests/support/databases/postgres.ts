import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { type RunningProgram, startProgram } from '#tests/support/server/program.ts';
import { findProgram } from '#tools/programs.ts';

export interface PostgresServer {
  /** Returns the address of a database in it, as the superuser. */
  url(database: string): string;
  /** Creates an empty database. Resolves with its address. */
  createDatabase(): Promise<string>;
  /** Kills every process of the server at once, as a power failure does. */
  kill(): Promise<void>;
  /** Stops every process of the server from answering. Returns what undoes it. */
  freeze(): () => void;
  start(): Promise<void>;
  /** Stops it and deletes its files. */
  remove(): Promise<void>;
}

/** Creates an empty database in the server of `serverUrl`. Resolves with its address. */
export async function createDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runSql(serverUrl, `create database ${name}`);
  return serverUrl.replace(/[^/]+$/, name);
}

/** Runs one statement over a connection of its own. */
export async function runSql(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Starts a real PostgreSQL in a new folder. It survives kills unless `durable` is false. */
export async function startPostgres({ durable = true } = {}): Promise<PostgresServer> {
  const initdb = findProgram('postgres') ?? 'initdb';
  const program = join(dirname(initdb), 'postgres');
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'website-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  execFileSync(
    initdb,
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...user, stdio: 'ignore', cwd: folder },
  );

  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: durable ? 'on' : 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

  let server: RunningProgram;

  async function start(): Promise<void> {
    // After a kill it first replays its log.
    server = await startProgram([program, '-D', data, ...flags], { ...user, cwd: folder }, () =>
      connects(url('postgres')),
    );
  }

  function freeze(): () => void {
    // The parent first, so that it forks no more.
    signal(server.pid, 'SIGSTOP');
    const children = childrenOf(server.pid);
    for (const pid of children) signal(pid, 'SIGSTOP');
    return () => {
      for (const pid of [server.pid, ...children]) signal(pid, 'SIGCONT');
    };
  }

  await start();
  return {
    url,
    createDatabase: () => createDatabase(url('postgres')),
    async kill() {
      freeze();
      // Children first: one left alive would keep the next start from the shared memory.
      for (const pid of childrenOf(server.pid)) signal(pid, 'SIGKILL');
      await server.stop('SIGKILL');
    },
    freeze,
    start,
    async remove() {
      await server.stop('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const entry = readFileSync('/etc/passwd', 'utf8').match(
      new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm'),
    );
    if (entry) return { uid: Number(entry[1]), gid: Number(entry[2]) };
  }
  return undefined;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function connects(url: string): Promise<boolean> {
  return runSql(url, 'select 1').then(
    () => true,
    () => false,
  );
}

function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.trim().split(' ').filter(Boolean).map(Number);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}
