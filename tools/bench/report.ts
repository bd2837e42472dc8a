import type { ClientKind } from './load.ts';
import { median, quantile } from './quantile.ts';
import { describeMachine, keepResults, toTable } from './results.ts';

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
  /** By contender: acknowledged, but not stored. Undefined for one that stores nothing. */
  lost: Map<string, number | undefined>;
  rounds: number;
  seconds: number;
  /** Seconds before each. */
  rest: number;
  connections: number;
  processes: number;
  /** Of the last minute before anything began. */
  loadBefore: number;
}

const columns =
  'server | a second | slowest and fastest round | ratio | p50 ms | p99 ms | server CPU | database CPU | client busy | acknowledged | refused | lost';

/** Prints the tables and keeps them, under today's date. */
export function writeReport(findings: Findings): void {
  const { measured, rounds, seconds, rest, connections, processes, loadBefore } = findings;
  const clients = [...new Set(measured.map(({ client }) => client))];
  keepResults('contact', 'Storing a message', [
    `${rounds} interleaved rounds of ${seconds} s after one to warm up, each after a rest of ${rest} s, ${connections} connections from load processes: ${processes}. ${describeMachine(loadBefore)}`,
    '',
    'Processor time is per message, in ms. What stores nothing only reads each message and says 201: it is the most that the load processes let any server answer. This server logs every request, as it does by default; PostgREST, by default, none that went well.',
    ...clients.flatMap((client) => ['', `## ${client}`, '', ...table(client, findings)]),
  ]);
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
      lost.get(name) ?? '–',
    ];
  });
  return toTable(columns.split(' | '), rows);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
