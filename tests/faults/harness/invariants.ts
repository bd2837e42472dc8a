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

/** Fails unless every acknowledged message is stored once and mailed once. */
export async function checkInvariants(evidence: Evidence): Promise<void> {
  const { visitors, database, smtp, processes } = evidence;
  // The sender's name is the message's key.
  const rows = await database.query('select id, name, notified_at from contacts');
  const stored = Map.groupBy(rows, ({ name }) => String(name));
  const emails = Map.groupBy(smtp.accepted, ({ key }) => key);
  const repeats = [...emails.values()].flatMap((sent) => sent.slice(0, -1));
  const isOfRow = ({ key, messageId }: Acceptance) =>
    messageId.startsWith(`<${String(stored.get(key)?.[0]?.['id'])}@`);

  expect(processes.crashes).toEqual([]);
  const faults = {
    lost: [...visitors.acknowledged].filter((key) => !stored.has(key)),
    'stored twice': [...stored.values()].filter(({ length }) => length > 1),
    unsent: rows.filter(({ name, notified_at }) => !notified_at || !emails.has(String(name))),
    'sent again without excuse': repeats.filter((mail) => !isExcused(mail, evidence)),
    forged: [...stored.keys(), ...emails.keys()].filter((key) => !visitors.sent.has(key)),
    'with another Message-ID': smtp.accepted.filter((mail) => !isOfRow(mail)),
  };
  for (const [fault, found] of Object.entries(faults)) expect(found, fault).toEqual([]);
}

/**
 * An email may go out again only when nobody could know that it had: its process lost the connection
 * before the answer, or was killed with this as the last answer it got.
 */
function isExcused(mail: Acceptance, { smtp, processes }: Evidence): boolean {
  const lastOfProcess = smtp.accepted.findLast(({ by }) => by === mail.by);
  return !mail.told || (processes.killed.has(mail.by) && lastOfProcess === mail);
}
