import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface WrkResult {
  requests: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Connections that failed and answers that were no success. */
  failed: number;
}

interface WrkTask {
  url: string;
  connections: number;
  seconds: number;
}

/** Loads the address from one thread, as browsers ask: brotli accepted, connections kept. */
export async function runWrk({ url, connections, seconds }: WrkTask): Promise<WrkResult> {
  const load = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '--latency'];
  const { stdout } = await promisify(execFile)('wrk', [...load, '-H', 'accept-encoding: br', url]);
  return parseWrk(stdout);
}

function parseWrk(output: string): WrkResult {
  const find = (pattern: RegExp) => pattern.exec(output)?.slice(1) ?? [];
  const requests = Number(find(/(\d+) requests in/)[0]);
  if (!requests) throw new Error(`wrk got no answer: ${output}`);
  const errors = find(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/);
  const refused = find(/Non-2xx or 3xx responses: (\d+)/);
  return {
    requests,
    perSecond: Number(find(/Requests\/sec:\s+([\d.]+)/)[0]),
    p50Ms: toMs(find(/50%\s+([\d.]+)(us|ms|s|m)/)),
    p99Ms: toMs(find(/99%\s+([\d.]+)(us|ms|s|m)/)),
    failed: [...errors, ...refused].reduce((sum, count) => sum + Number(count), 0),
  };
}

function toMs([number, unit = '']: string[]): number {
  const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };
  return Number(number) * (milliseconds[unit] ?? Number.NaN);
}
