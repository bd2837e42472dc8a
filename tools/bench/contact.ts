/** `npm run bench:contact`: what storing a message costs, beside PostgREST on the same PostgreSQL. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Contender, startContenders } from './contenders.ts';
import type { ClientKind, LoadResult, LoadTask } from './load.ts';
import { processorSeconds } from './processor-time.ts';
import { type Measured, writeReport } from './report.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    rest: { type: 'string', default: '0.5' },
    connections: { type: 'string', default: '16' },
    processes: { type: 'string', default: '1' },
  },
});
const rounds = Number(options.rounds);
const seconds = Number(options.seconds);
const rest = Number(options.rest);
const processes = Number(options.processes);
const connections = Number(options.connections);
const clients: ClientKind[] = ['supabase-js', 'supabase-js over the fetch of Node', 'raw HTTP'];

/** How much else the machine had to do. */
const loadBefore = loadavg()[0] ?? 0;
const { contenders, stop } = await startContenders();
const loaders = Array.from({ length: processes }, () =>
  fork(join(import.meta.dirname, 'load.ts'), { serialization: 'advanced' }),
);
const measured: Measured[] = [];
const acknowledged = new Map<Contender, number>();

try {
  for (let round = 0; round <= rounds; round += 1) {
    for (const client of clients) {
      // Each has its turn at being first. The first round only warms up.
      const shift = round % contenders.length;
      for (const contender of [...contenders.slice(shift), ...contenders.slice(0, shift)]) {
        // What the one before has left to write is not to be this one's burden.
        await sleep(rest * 1000);
        const one = await measure(contender, client);
        if (round > 0) measured.push(one);
        const { name, perSecond } = one;
        console.log(`round ${round}, ${client}: ${name}: ${Math.round(perSecond)} a second`);
      }
    }
  }
  const lost = new Map<string, number | undefined>();
  for (const contender of contenders) {
    const stored = await contender.countStored?.();
    const counted = acknowledged.get(contender) ?? 0;
    lost.set(contender.name, stored === undefined ? undefined : counted - stored);
  }
  writeReport({ measured, lost, rounds, seconds, rest, connections, processes, loadBefore });
} finally {
  for (const loader of loaders) loader.kill();
  await stop();
}

async function measure(contender: Contender, client: ClientKind): Promise<Measured> {
  const { name, url, pid, databasePid } = contender;
  const usage = () => [pid, databasePid].map((one) => (one ? processorSeconds(one) : 0));
  const [serverBefore = 0, databaseBefore = 0] = usage();
  const task = { client, url, seconds, connections: Math.ceil(connections / processes) };
  const results = await Promise.all(loaders.map((loader) => load(loader, task)));
  const [serverAfter = 0, databaseAfter = 0] = usage();

  const sum = (read: (result: LoadResult) => number) =>
    results.reduce((total, result) => total + read(result), 0);
  const count = sum((result) => result.acknowledged);
  acknowledged.set(contender, (acknowledged.get(contender) ?? 0) + count);
  const longest = Math.max(...results.map((result) => result.seconds));
  return {
    name,
    client,
    acknowledged: count,
    refused: sum((result) => result.refused),
    perSecond: count / longest,
    latencies: results.flatMap((result) => [...result.latencies]),
    serverMs: ((serverAfter - serverBefore) / count) * 1000,
    databaseMs: ((databaseAfter - databaseBefore) / count) * 1000,
    clientBusy: sum((result) => result.cpuSeconds) / longest / processes,
  };
}

async function load(loader: ChildProcess, task: LoadTask): Promise<LoadResult> {
  const answer = once(loader, 'message');
  loader.send(task);
  const [result] = (await answer) as [LoadResult];
  return result;
}
