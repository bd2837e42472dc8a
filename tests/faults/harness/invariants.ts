import { expect } from 'vitest';
import type { FaultDatabase } from './database.ts';
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
  // The sender's name is the message's key.
  const rows = await database.query('select id, name, notified_at from contacts');
  const stored = Map.groupBy(rows, ({ name }) => String(name));
  const mails = Map.groupBy(smtp.accepted, ({ key }) => key);
  const repeats = [...mails.values()].flatMap((sent) => sent.slice(0, -1));
  const excuses = Map.groupBy(repeats, (mail) => excuseFor(mail, smtp, processes));
  const isForged = ({ key, messageId }: Acceptance) =>
    !messageId.startsWith(`<${String(stored.get(key)?.[0]?.['id'])}@`);

  const mustBeZero = {
    lost: [...visitors.acknowledged].filter((key) => !stored.has(key)).length,
    'stored twice': rows.length - stored.size,
    unsent: rows.filter(({ name, notified_at }) => !notified_at || !mails.has(String(name))).length,
    'sent again without excuse': excuses.get('none')?.length ?? 0,
    forged: [...stored.keys(), ...mails.keys()].filter((key) => !visitors.sent.has(key)).length,
    'with another Message-ID': smtp.accepted.filter(isForged).length,
  };
  report(title, {
    acknowledged: visitors.acknowledged.size,
    ...mustBeZero,
    'sent again after a kill': excuses.get('kill')?.length ?? 0,
    'sent again after a cut': excuses.get('cut')?.length ?? 0,
    kills: processes.killed.size,
    refusals: [...visitors.refusals].map((refusal) => refusal.join(' x ')).join(' '),
  });
  expect(processes.crashes).toEqual([]);
  expect(Object.entries(mustBeZero).filter(([, found]) => found > 0)).toEqual([]);
}

export function report(title: string, figures: Record<string, unknown>): void {
  const parts = Object.entries(figures).map(([name, figure]) => `${name}: ${String(figure)}`);
  console.log(`${title}: ${parts.join(', ')}`);
}

/**
 * A mail may go out again only when nobody could know that it had: its process lost the connection
 * before the answer, or was killed with this as the last answer it got.
 */
function excuseFor(
  mail: Acceptance,
  { accepted }: FakeSmtpServer,
  { killed }: ServerProcesses,
): 'cut' | 'kill' | 'none' {
  if (!mail.told) return 'cut';
  const lastOfProcess = accepted.findLast(({ by }) => by === mail.by);
  return killed.has(mail.by) && lastOfProcess === mail ? 'kill' : 'none';
}
