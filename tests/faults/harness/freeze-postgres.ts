import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runSql } from '#tests/support/databases/postgres.ts';

/** Has the server at `url` answer nothing, with all its connections open. Returns what undoes it. */
export async function freezePostgres(url: string): Promise<() => void> {
  const [row] = await runSql(url, 'show data_directory');
  const pidFile = readFileSync(join(String(row?.['data_directory']), 'postmaster.pid'), 'utf8');
  const postmaster = Number(pidFile.split('\n')[0]);
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  // The postmaster first, so that it has no more children.
  const pids = [postmaster, ...children.trim().split(' ').map(Number)];
  for (const pid of pids) signal(pid, 'SIGSTOP');
  return () => {
    for (const pid of pids) signal(pid, 'SIGCONT');
  };
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // A connection that has just been closed.
  }
}
