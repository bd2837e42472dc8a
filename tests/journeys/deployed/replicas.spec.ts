import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type PostgresServer, runSql, startPostgres } from '#tests/support/databases/postgres.ts';
import { type Replicas, startReplicas } from '#tests/support/deployed/replicas.ts';
import { contactFormOf, sentTitle } from '#tests/support/page/contact.ts';
import { open } from '#tests/support/page/open.ts';
import { testedSite } from '#tests/support/server/tested-site.ts';
import { findProgram } from '#tools/programs.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'website-replicas-'));
let postgres: PostgresServer;
let databaseUrl: string;
let replicas: Replicas;

test.skip(
  !findProgram('haproxy') || !findProgram('postgres'),
  'HAProxy or PostgreSQL is not installed',
);

test.beforeAll(async () => {
  postgres = await startPostgres({ durable: false });
  databaseUrl = await postgres.createDatabase();
  replicas = await startReplicas(testedSite, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
});

test.afterAll(async () => {
  await replicas?.stop();
  await postgres?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a page opened before a rolling restart sends its message during it', async ({ page }) => {
  await open(page, replicas.url);
  const form = contactFormOf(page);
  await form.fill();
  for (let index = 0; index < replicas.count - 1; index += 1) await replicas.restart(index);
  const last = replicas.restart(replicas.count - 1);
  await form.button.click();
  await expect(page.getByRole('status')).toContainText(sentTitle);
  await last;
  const rows = await runSql(databaseUrl, 'select id from public.contacts');
  expect(rows).toHaveLength(1);
});
