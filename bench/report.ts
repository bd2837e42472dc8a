import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import type { ClientKind } from './load.ts';
import { versions } from './versions.ts';

/** One contender, one client, one round. */
export interface Measured {
  name: string;
  client: ClientKind;
  acknowledged: number;
  refused: number;
  perSecond: number;
  /** In milliseconds. */
  latencies: number[];
  /** Processor time for each message, in milliseconds: of the server, and of its database's processes. */
  serverMs: number;
  databaseMs: number;
  /** How much of one processor each load process used. Near 1, it is what is measured. */
  clientBusy: number;
}

export interface Findings {
  measured: Measured[];
  /** By contender: acknowledged, but not stored. */
  lost: Map<string, number>;
  rounds: number;
  seconds: number;
  connections: number;
  processes: number;
}

const folder = join(import.meta.dirname, 'results');

/** Prints the tables and keeps them, under today's date. */
export function writeReport(findings: Findings): void {
  const { measured, rounds, seconds, connections, processes } = findings;
  const date = new Date().toISOString().slice(0, 10);
  const clients = [...new Set(measured.map(({ client }) => client))];
  const text = [
    `# Storing a message, ${date}`,
    '',
    `${rounds} interleaved rounds of ${seconds} s after one to warm up, ${connections} connections from load processes: ${processes}. ${availableParallelism()} processors, ${cpus()[0]?.model.trim()}. ${versions()}.`,
    '',
    'Processor time is per message, in ms. Where the client is busy all the time (1.00) it, and not the server, sets the pace.',
    ...clients.flatMap((client) => ['', `## ${client}`, '', ...table(client, findings)]),
    '',
  ].join('\n');
  console.log(`\n${text}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `contact-${date}.md`), text);
}

/** Each is compared with the first of those that `lost` names. */
function table(client: ClientKind, { measured, lost }: Findings): string[] {
  const names = [...lost.keys()];
  const roundsOf = (name: string) =>
    measured.filter((one) => one.client === client && one.name === name);
  const base = median(roundsOf(names[0] ?? '').map(({ perSecond }) => perSecond));
  const rows = names.map((name) => {
    const rounds = roundsOf(name);
    const of = (read: (one: Measured) => number) => rounds.map(read);
    const latencies = Float64Array.from(rounds.flatMap((one) => one.latencies)).toSorted();
    const speeds = of(({ perSecond }) => perSecond);
    return [
      name,
      median(speeds).toFixed(0),
      `${Math.min(...speeds).toFixed(0)} to ${Math.max(...speeds).toFixed(0)}`,
      (median(speeds) / base).toFixed(2),
      quantile(latencies, 0.5).toFixed(2),
      quantile(latencies, 0.99).toFixed(2),
      median(of(({ serverMs }) => serverMs)).toFixed(3),
      median(of(({ databaseMs }) => databaseMs)).toFixed(3),
      median(of(({ clientBusy }) => clientBusy)).toFixed(2),
      sum(of(({ acknowledged }) => acknowledged)),
      sum(of(({ refused }) => refused)),
      lost.get(name),
    ];
  });
  const head =
    'server | a second | slowest and fastest round | ratio | p50 ms | p99 ms | server CPU | database CPU | client busy | acknowledged | refused | lost';
  return [`| ${head} |`, `|${head.replaceAll(/[^|]+/g, '--:').replace('--:', '---')}|`].concat(
    rows.map((cells) => `| ${cells.join(' | ')} |`),
  );
}

function median(numbers: number[]): number {
  return quantile(Float64Array.from(numbers).toSorted(), 0.5);
}

function quantile(sorted: Float64Array, part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
