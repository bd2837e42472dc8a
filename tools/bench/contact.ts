/**
 * `npm run bench:contact`: how fast a message is stored by this server on both databases, beside
 * PostgREST on the same PostgreSQL. `--rounds 5 --seconds 4 --connections 16`.
 */

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Contact } from '#contract/contact.ts';
import { defaultAnonKey, paths } from '#contract/paths.ts';
import { migratePostgresAt } from '#server/store/postgres/postgres.ts';
import { openPostgresArchive } from '#server/store/postgres/postgres-archive.ts';
import { openSqliteArchive } from '#server/store/sqlite/sqlite-archive.ts';
import { runSql, startPostgres } from '#tests/support/databases/postgres.ts';
import { imitateSupabase, startPostgrest } from '#tests/support/databases/postgrest.ts';
import { validContact } from '#tests/support/server/contacts.ts';
import { startServer } from '#tests/support/server/server-process.ts';
import { root } from '#tools/steps.mjs';
import { median, printTable, quantile, span } from './numbers.ts';

interface Contender {
  name: string;
  /** Where its table is. */
  url: string;
  countStored: () => Promise<number>;
}

interface Round {
  perSecond: number;
  /** Milliseconds. */
  latencies: number[];
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '16' },
  },
});
const [rounds, seconds, connections] = [values.rounds, values.seconds, values.connections].map(
  Number,
) as [number, number, number];

const dataDir = mkdtempSync(join(tmpdir(), 'website-bench-'));
const postgres = await startPostgres();
const ours = await postgres.createDatabase();
const theirs = await postgres.createDatabase();
await imitateSupabase(theirs);
await migratePostgresAt(theirs);
await runSql(theirs, 'update contacts_private.settings set messages_per_address = 0');
const postgrest = await startPostgrest(theirs, { jwtSecret: randomBytes(32).toString('hex') });
// The load comes from one address. Mails would be a second load.
const environment = { MESSAGES_PER_ADDRESS: '0', MAILS_PER_HOUR: '1' };
const dist = join(root, 'dist');
const onPostgres = await startServer(dist, { ...environment, DATABASE_URL: ours });
const onSqlite = await startServer(dist, { ...environment, DATA_DIR: dataDir });

const contenders: Contender[] = [
  {
    name: 'PostgREST on PostgreSQL',
    url: `${postgrest.url}/contacts`,
    countStored: () => count(openPostgresArchive(theirs)),
  },
  {
    name: 'this server on PostgreSQL',
    url: `${onPostgres.url}${paths.contacts}`,
    countStored: () => count(openPostgresArchive(ours)),
  },
  {
    name: 'this server on SQLite',
    url: `${onSqlite.url}${paths.contacts}`,
    countStored: () => count(openSqliteArchive(dataDir)),
  },
];

let sent = 0;
const measured = contenders.map((contender) => ({
  contender,
  rounds: [] as Round[],
  acknowledged: 0,
}));
try {
  // The first round only warms up.
  for (let round = 0; round <= rounds; round += 1)
    for (const one of measured) {
      const latencies = await load(one.contender.url);
      one.acknowledged += latencies.length;
      if (round > 0) one.rounds.push({ perSecond: latencies.length / seconds, latencies });
    }
  await report();
} finally {
  await Promise.all([onSqlite.stop(), onPostgres.stop(), postgrest.stop()]);
  await postgres.remove();
  rmSync(dataDir, { recursive: true });
}

/** Sends over all connections for so many seconds; the latencies of what was answered 201. */
async function load(url: string): Promise<number[]> {
  const latencies: number[] = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (performance.now() < end) {
        const begun = performance.now();
        if ((await send(url, agent)) === 201) latencies.push(performance.now() - begun);
      }
      agent.destroy();
    }),
  );
  return latencies;
}

function send(url: string, agent: Agent): Promise<number> {
  const headers = { apikey: defaultAnonKey, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', reject)
      .end(JSON.stringify(nextMessage()));
  });
}

/** No two are alike: a repeated message would not be stored. */
function nextMessage(): Contact {
  sent += 1;
  return {
    ...validContact,
    name: `Ada Lovelace ${sent}`,
    email: `ada.${sent}@analytical.example`,
    message: `${'A release takes a week from merge to production. '.repeat(8)}\n\nReference ${sent}.`,
  };
}

async function report(): Promise<void> {
  const base = median(measured[0]?.rounds.map(({ perSecond }) => perSecond) ?? []);
  const rows = measured.map(async ({ contender, rounds, acknowledged }) => {
    const speeds = rounds.map(({ perSecond }) => perSecond);
    const latencies = rounds.flatMap((round) => round.latencies);
    return [
      contender.name,
      `${median(speeds).toFixed(0)} (${span(speeds, 0)})`,
      (median(speeds) / base).toFixed(2),
      quantile(latencies, 0.5).toFixed(1),
      quantile(latencies, 0.99).toFixed(1),
      String(acknowledged),
      String(acknowledged - (await contender.countStored())),
    ];
  });
  printTable(
    ['server', 'a second', 'ratio', 'p50 ms', 'p99 ms', 'acknowledged', 'lost'],
    await Promise.all(rows),
  );
}

async function count(
  archive: ReturnType<typeof openSqliteArchive> | ReturnType<typeof openPostgresArchive>,
): Promise<number> {
  if (!archive) throw new Error('The server made no database.');
  let stored = 0;
  for await (const _ of archive.read()) stored += 1;
  await archive.close();
  return stored;
}
