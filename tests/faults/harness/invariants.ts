import { expect } from 'vitest';
import { type FaultDatabase, readRows } from './database.ts';
import type { Acceptance, FakeSmtpServer } from './fake-smtp-server.ts';
import type { ServerProcesses } from './processes.ts';
import type { Visitors } from './visitors.ts';

export interface Evidence {
  visitors: Visitors;
  database: FaultDatabase;
  smtp: FakeSmtpServer;
  processes: ServerProcesses;
}

/** Fails unless every acknowledged message is stored once and mailed once. Prints the figures. */
export async function checkInvariants(
  title: string,
  { visitors, database, smtp, processes }: Evidence,
): Promise<void> {
  const rows = await readRows(database);
  const stored = countBy(rows.map(({ key }) => key));
  const mails = Map.groupBy(smtp.accepted, ({ key }) => key);
  const repeats = [...mails.values()].flatMap((sent) => sent.slice(0, -1));
  const excuses = countBy(repeats.map((one) => excuseFor(one, smtp, processes)));

  const figures = {
    acknowledged: visitors.acknowledged.size,
    lost: [...visitors.acknowledged].filter((key) => !stored.has(key)).length,
    'stored twice': [...stored.values()].filter((times) => times > 1).length,
    unsent: rows.filter(({ key, notified }) => !notified || !mails.has(key)).length,
    'sent again after a kill': excuses.get('kill') ?? 0,
    'sent again after a cut off': excuses.get('cut off') ?? 0,
    'sent again without excuse': excuses.get('none') ?? 0,
    // By whatever name it came: neither a row nor a mail may come from nowhere.
    forged: [...stored.keys(), ...mails.keys()].filter((key) => !visitors.sent.has(key)).length,
    'with another Message-ID': countWrongIds(smtp.accepted, new Map(rows.map(keyAndId))),
    kills: processes.killed.size,
    crashes: processes.crashes.length,
  };
  report(title, { ...figures, refusals: Object.fromEntries(visitors.refusals) });
  expect(processes.crashes).toEqual([]);
  expect(figures).toMatchObject({
    lost: 0,
    'stored twice': 0,
    unsent: 0,
    'sent again without excuse': 0,
    forged: 0,
    'with another Message-ID': 0,
  });
}

export function report(title: string, figures: Record<string, unknown>): void {
  console.log(`${title}: ${JSON.stringify(figures).replace(/[{}"]/g, '').replaceAll(',', ', ')}`);
}

/**
 * A mail may go out again only when nobody could know that it had: the process that handed
 * it over was cut off before the answer, or was killed with this as the last it was told.
 */
function excuseFor(
  one: Acceptance,
  { accepted }: FakeSmtpServer,
  { killed }: ServerProcesses,
): 'cut off' | 'kill' | 'none' {
  if (!one.told) return 'cut off';
  const lastOfProcess = accepted.findLast(({ by }) => by === one.by);
  return killed.has(one.by) && lastOfProcess === one ? 'kill' : 'none';
}

function countWrongIds(accepted: Acceptance[], idOf: Map<string, string>): number {
  return accepted.filter(({ key, messageId }) => !messageId.startsWith(`<${idOf.get(key)}@`))
    .length;
}

function keyAndId({ key, id }: { key: string; id: string }): [string, string] {
  return [key, id];
}

function countBy<Key>(keys: Key[]): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
