import { quantile } from '../quantile.ts';
import { describeMachine, keepResults, toTable } from '../results.ts';
import type { Findings } from './measure.ts';

export interface Row extends Findings {
  name: string;
  /** How many messages were stored at first. */
  size: number;
}

const columns: Record<string, (row: Row) => string | number> = {
  database: ({ name }) => name,
  stored: ({ size }) => size,
  'insert p50 ms': ({ inserts }) => ms(inserts, 0.5),
  'insert p99 ms': ({ inserts }) => ms(inserts, 0.99),
  'claim p50 ms': ({ claims }) => ms(claims, 0.5),
  'claim p99 ms': ({ claims }) => ms(claims, 0.99),
  'claim in vain p50 ms': ({ claimsInVain }) => ms(claimsInVain, 0.5),
  'claim in vain p99 ms': ({ claimsInVain }) => ms(claimsInVain, 0.99),
  'stats ms': ({ statsMs }) => statsMs.toFixed(1),
  'export ms per 10,000': ({ exportMs, exported }) => ((exportMs / exported) * 10_000).toFixed(0),
  'start ms': ({ startMs }) => startMs.toFixed(0),
  'server MB': ({ serverMb }) => serverMb.toFixed(0),
};

/** Prints the table and keeps it, under today's date. */
export function writeGrowth(rows: Row[], loadBefore: number): void {
  keepResults('growth', 'The cost of messages that are stored already', [
    `Messages are sent one after the other over one connection to the real server; claims are taken one after the other by the store alone. One message in ten waits to be mailed. A claim in vain is one that may not be had because the mails of the hour are sent. ${describeMachine(loadBefore)}`,
    '',
    ...toTable(
      Object.keys(columns),
      rows.map((row) => Object.values(columns).map((read) => read(row))),
    ),
  ]);
}

function ms(times: Float64Array, part: number): string {
  return quantile(times.toSorted(), part).toFixed(2);
}
