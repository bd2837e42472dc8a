/** `npm run bench:growth`: what storing, mailing and exporting cost when much is stored already. */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '#server/testing/postgres.ts';
import { postgresFolder } from '../scripts/postgres.mjs';
import { type GrowingDatabase, postgresAt, sqliteIn } from './growth/databases.ts';
import { measure } from './growth/measure.ts';
import { type Row, writeGrowth } from './growth/report.ts';

const { values: options } = parseArgs({
  options: { sizes: { type: 'string', default: '0,10000,1000000' } },
});
const sizes = options.sizes.split(',').map(Number);
const folder = mkdtempSync(join(tmpdir(), 'website-growth-'));
const postgres = postgresFolder() ? await startPostgres() : undefined;
const rows: Row[] = [];
const loadBefore = loadavg()[0] ?? 0;

try {
  await grow(sqliteIn(folder));
  if (postgres) await grow(await postgresAt(await postgres.createDatabase()));
  writeGrowth(rows, loadBefore);
} finally {
  await postgres?.remove();
  rmSync(folder, { recursive: true });
}

async function grow(database: GrowingDatabase): Promise<void> {
  for (const size of sizes) {
    await database.fillTo(size);
    const row = await measure(database, folder);
    rows.push({ name: database.name, size, ...row });
    console.log(`${database.name} has been measured with ${size} messages`);
  }
}
