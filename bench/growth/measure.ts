import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '#contract/paths.ts';
import { exportAll } from '#server/contacts-cli/export.ts';
import { startServer } from '#server/testing/server-process.ts';
import { messageNumber } from '../message.ts';
import { openRawClient } from '../raw-client.ts';
import type { GrowingDatabase } from './databases.ts';

export interface Findings {
  startMs: number;
  /** Each in milliseconds, one at a time. */
  inserts: Float64Array;
  claims: Float64Array;
  /** Those that find a message due, and the mails of the hour sent. */
  claimsInVain: Float64Array;
  statsMs: number;
  exportMs: number;
  exported: number;
  /** Resident memory of the server once the messages were stored. */
  serverMb: number;
}

const dist = join(import.meta.dirname, '../../dist');
const times = 1000;
const leaseMs = 2 * 60_000;

let sent = 0;

export async function measure(database: GrowingDatabase, folder: string): Promise<Findings> {
  const served = await measureServer(database, folder);

  const store = database.openStore();
  const claimsInVain = await timed(() => store.claimDue(leaseMs, 1));
  const claims = await timed(() => store.claimDue(leaseMs));
  await store.close();

  const archive = database.openArchive();
  const [statsMs = 0] = await timed(() => archive.stats(), 1);
  const exported = await archive.count();
  await archive.close();
  const out = join(folder, 'export.csv');
  const [exportMs = 0] = await timed(
    () => exportAll({ name: 'export', format: 'csv', out }, database.place),
    1,
  );
  return { ...served, claims, claimsInVain, statsMs, exportMs, exported };
}

async function measureServer({ environment }: GrowingDatabase, folder: string) {
  const begun = performance.now();
  const server = await startServer(dist, {
    DATA_DIR: folder,
    MESSAGES_PER_ADDRESS: '0',
    // So that the outbox has been through after the first mail, and everything else waits.
    MAILS_PER_HOUR: '1',
    ...environment,
  });
  const startMs = performance.now() - begun;
  const client = await openRawClient(`${server.url}${paths.contacts}`);
  const send = async () => {
    sent += 1;
    const status = await client.send(messageNumber(sent, `growth-${process.pid}`));
    if (status !== 201) throw new Error(`A message was answered with ${status}.`);
  };
  // The first ones find code that is not compiled yet.
  await timed(send);
  const inserts = await timed(send);
  const serverMb = residentMb(server.child.pid ?? 0);
  client.close();
  await server.stop();
  return { startMs, inserts, serverMb };
}

async function timed(work: () => Promise<unknown>, count = times): Promise<Float64Array> {
  const found = new Float64Array(count);
  for (const index of found.keys()) {
    const begun = performance.now();
    await work();
    found[index] = performance.now() - begun;
  }
  return found;
}

function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
