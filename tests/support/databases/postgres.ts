import { execFileSync } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { startProgram } from '#tests/support/server/program.ts';
import { findProgram } from '#tools/programs.ts';

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

/** Finds one of PostgreSQL's programs, which its packages install side by side. */
function postgresProgram(name: string): string {
  return join(dirname(realpathSync(findProgram('postgres') ?? 'initdb')), name);
}

/** Starts a real PostgreSQL in a new folder. Unless `durable`, its data may not survive a kill. */
export async function startPostgres({ durable = true } = {}) {
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'website-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const options = '-U postgres -A trust -E UTF8 --locale=C.UTF-8 --no-sync'.split(' ');
  const inFolder = { ...user, cwd: folder };
  execFileSync(postgresProgram('initdb'), ['-D', data, ...options], {
    ...inFolder,
    stdio: 'ignore',
  });

  const flags = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `fsync=${durable ? 'on' : 'off'}`,
  ].flatMap((setting) => ['-c', setting]);
  const command = [postgresProgram('postgres'), '-D', data, ...flags];
  const connects = () =>
    runSql(url, 'select 1').then(
      () => true,
      () => false,
    );
  // Takes longer after a kill, when it replays its log.
  const startServer = () => startProgram(command, inFolder, connects);
  let server = await startServer();

  /** Freezes every process of the server. Returns a function that resumes them. */
  function freeze(): () => void {
    // The parent first, so that it forks no more children.
    signal(server.pid, 'SIGSTOP');
    const children = childrenOf(server.pid);
    for (const pid of children) signal(pid, 'SIGSTOP');
    return () => {
      for (const pid of [server.pid, ...children]) signal(pid, 'SIGCONT');
    };
  }

  return {
    /** The address of its first database, as the superuser. */
    url,
    freeze,
    createDatabase: () => createDatabase(url),
    /** Kills every process of the server at once, like a power failure. */
    async kill() {
      freeze();
      // Children first: one left alive would hold the shared memory, and prevent the next start.
      for (const pid of childrenOf(server.pid)) signal(pid, 'SIGKILL');
      await server.stop('SIGKILL');
    },
    async start() {
      server = await startServer();
    },
    /** Stops it and deletes its files. */
    async remove() {
      await server.stop('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8');
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(users) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** Finds a port between those that browsers refuse and those that the system gives to others. */
export async function freePort(): Promise<number> {
  const port = randomInt(10_081, 32_768);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
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
