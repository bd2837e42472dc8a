import { spawnSync } from 'node:child_process';
import { proxyProgram } from '../../scripts/proxies.mjs';
import { median } from '../quantile.ts';
import { describeMachine, keepResults, toTable } from '../results.ts';
import type { WrkResult } from './wrk.ts';

/** One server, one address, one round. */
export interface Measured extends WrkResult {
  name: string;
  page: string;
  connections: number;
  /** Processor time of the server for each request, in microseconds. */
  cpuUs: number;
  /** Resident in the server's processes at the end of the round. */
  megabytes: number;
}

export interface Findings {
  measured: Measured[];
  startsMs: number[];
  startsCpuMs: number[];
  /** Of this server: after its start, and the most there was during so many requests. */
  memory: { idle: number; loaded: number; requests: number };
  pages: string[];
  crowds: number[];
  usualConnections: number;
  rounds: number;
  seconds: number;
  loadBefore: number;
}

const columns =
  'server | a second | slowest and fastest round | ratio | p50 ms | p99 ms | p99 ratio | CPU us | CPU ratio | MB | failed';

export function writeReport(findings: Findings): void {
  const {
    startsMs,
    startsCpuMs,
    memory,
    pages,
    crowds,
    usualConnections,
    rounds,
    seconds,
    loadBefore,
  } = findings;
  const starts = startsMs.toSorted((a, b) => a - b).map((ms) => ms.toFixed(0));
  keepResults('server', 'Serving files', [
    `Medians of ${rounds} interleaved rounds of ${seconds} s after one to warm up, ${usualConnections} kept connections from wrk on the same machine. ${describeMachine(loadBefore)} ${toolVersions()}.`,
    '',
    'Neither server logs requests. nginx has the configuration of deploy/nginx, `sendfile` and files compressed at build. Ratios are to nginx. CPU is the processor time of the server for one request; where others use the machine, it is the figure to go by. MB are resident: of nginx, master and worker.',
    '',
    '## Start and memory of this server',
    '',
    `From spawning the built server to the first answer of \`/healthz\`: median ${median(startsMs).toFixed(0)} ms of ${starts.length} (${starts[0]} to ${starts.at(-1)}), of processor time ${median(startsCpuMs).toFixed(0)} ms. Resident: ${memory.idle.toFixed(0)} MB once started, at most ${memory.loaded.toFixed(0)} MB during ${memory.requests} requests for a page and a script.`,
    ...pages.flatMap((page) => section(findings, page, usualConnections)),
    ...crowds.flatMap((connections) => section(findings, '/', connections)),
  ]);
}

function section({ measured }: Findings, page: string, connections: number): string[] {
  const ofAll = measured.filter((one) => one.page === page && one.connections === connections);
  const names = [...new Set(ofAll.map(({ name }) => name))].toSorted();
  const summaries = names.map((name) =>
    summary(
      name,
      ofAll.filter((one) => one.name === name),
    ),
  );
  const base = summaries.find(({ name }) => name.startsWith('nginx')) ?? summaries[0];
  const ratio = (one: number, other = Number.NaN) => (one / other).toFixed(2);
  const rows = summaries.map((one) => [
    one.name,
    one.perSecond.toFixed(0),
    one.range,
    ratio(one.perSecond, base?.perSecond),
    one.p50Ms.toFixed(2),
    one.p99Ms.toFixed(2),
    ratio(one.p99Ms, base?.p99Ms),
    one.cpuUs.toFixed(1),
    ratio(one.cpuUs, base?.cpuUs),
    one.megabytes.toFixed(0),
    one.failed,
  ]);
  const connectionsText = connections === 1 ? '1 connection' : `${connections} connections`;
  return ['', `## ${page}, ${connectionsText}`, '', ...toTable(columns.split(' | '), rows)];
}

function summary(name: string, rounds: Measured[]) {
  const of = (read: (one: Measured) => number) => rounds.map(read);
  const speeds = of(({ perSecond }) => perSecond);
  return {
    name,
    perSecond: median(speeds),
    range: `${Math.min(...speeds).toFixed(0)} to ${Math.max(...speeds).toFixed(0)}`,
    p50Ms: median(of(({ p50Ms }) => p50Ms)),
    p99Ms: median(of(({ p99Ms }) => p99Ms)),
    cpuUs: median(of(({ cpuUs }) => cpuUs)),
    megabytes: Math.max(...of(({ megabytes }) => megabytes)),
    failed: of(({ failed }) => failed).reduce((sum, count) => sum + count, 0),
  };
}

function toolVersions(): string {
  const nginx = spawnSync(proxyProgram('nginx') ?? 'nginx', ['-v'], { encoding: 'utf8' }).stderr;
  // It says its version and leaves with an error, having been given no address.
  const wrk = spawnSync('wrk', ['-v'], { encoding: 'utf8' }).stdout;
  return [`nginx ${/[\d.]+/.exec(nginx)?.[0]}`, `wrk ${/wrk (\S+)/.exec(wrk)?.[1]}`].join(', ');
}
