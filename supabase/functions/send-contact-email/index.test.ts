import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { projectRoot } from '#generator/project-root.ts';
import { migratePostgres } from '#server/store/postgres/migrate-postgres.ts';
import { sendContactEmailFunction } from '#shared/paths.ts';
import { runSql } from '#tests/support/databases/postgres.ts';
import {
  hasPostgres,
  newDatabase,
  sharedPostgres,
} from '#tests/support/databases/shared-postgres.ts';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { validMessage } from '#tests/support/server/messages.ts';
import { startProgram, until } from '#tests/support/server/program.ts';
import { startSmtp } from '#tests/support/server/smtp-servers.ts';

// Runs the deployed file in the real Deno, with a real database, and a mail server that requires TLS and a password.
let file: string;
let databaseUrl: string;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let edgeFunction: Awaited<ReturnType<typeof startFunction>>;

describe.skipIf(!hasPostgres)('needs postgres', () => {
  beforeAll(async () => {
    const directory = makeTempDirectory();
    execFileSync('node', ['generator/build-function.ts', directory], { cwd: projectRoot });
    file = join(directory, 'functions', sendContactEmailFunction, 'index.ts');
    databaseUrl = await newDatabase();
    await migratePostgres(databaseUrl);
    smtp = await startSmtp({ tls: true, password: 'right' });
    edgeFunction = await startFunction({ SMTP_URL: smtp.url });
  });

  afterAll(async () => {
    await edgeFunction?.stop('SIGKILL');
    await smtp?.[Symbol.asyncDispose]();
  });

  beforeEach(async () => {
    smtp.emails.length = 0;
    await sql('delete from public.contacts');
  });

  test('the Edge Function sends one notification for each stored message, however often it is called', async () => {
    await insert(8);
    const forged = { ...validMessage, name: 'Forged', to: 'victim@c.example' };
    const responses = await Promise.all(Array.from({ length: 8 }, () => trigger(forged)));
    for (const response of responses) {
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ status: 'accepted' });
    }
    const sentIds = smtp.emails.map(({ raw }) => /^Message-ID: <(.*)@/m.exec(raw)?.[1]);
    const storedRows = await rows();
    expect(sentIds).toHaveLength(8);
    expect(new Set(sentIds)).toEqual(new Set(storedRows.map(({ id }) => id)));
    const unsent = storedRows.filter(({ notified_at, attempts }) => !notified_at || attempts !== 0);
    expect(unsent).toEqual([]);
    for (const { to, raw } of smtp.emails) {
      expect(to).toEqual(['leads@b.example']);
      expect(raw).not.toMatch(/victim|Forged/);
    }
  });

  test('the Edge Function accepts calls by the site’s client from any origin', async () => {
    await insert(1);
    const options = { auth: { persistSession: false, autoRefreshToken: false } };
    const client = createClient(edgeFunction.url, 'sb_publishable_x', options);
    const call = client.functions.invoke(sendContactEmailFunction, { body: validMessage });
    expect(await call).toMatchObject({ data: { status: 'accepted' }, error: null });
    expect(smtp.emails).toHaveLength(1);

    const requested = { 'access-control-request-headers': 'apikey,content-type,x-client-info' };
    const preflight = await fetch(edgeFunction.url, { method: 'OPTIONS', headers: requested });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'OPTIONS, POST',
      'access-control-allow-headers': 'apikey,content-type,x-client-info',
    });
  });

  test('the Edge Function responds 503 while its database is down, and sends the notification afterwards', async () => {
    expect((await trigger()).status).toBe(200);
    await insert(1);
    const name = databaseUrl.split('/').at(-1);
    await runSql(sharedPostgres(), `alter database ${name} allow_connections false`);
    await runSql(
      sharedPostgres(),
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
    await until(() => edgeFunction.output().includes('database_connection_lost'));
    const response = await trigger();
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'PGRST001' });
    await until(() => edgeFunction.output().includes('delivery_failed'));
    await runSql(sharedPostgres(), `alter database ${name} allow_connections true`);
    expect((await trigger()).status).toBe(200);
    expect(smtp.emails).toHaveLength(1);
  });

  test('the Edge Function responds 503 and logs the reason if SMTP_URL is invalid', async () => {
    await insert(1);
    await using misconfigured = await startFunction({ SMTP_URL: 'mail:secret@host' });
    const response = await trigger(validMessage, misconfigured);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'NOT_SET_UP' });
    await until(() =>
      /"event":"not_set_up","error":"SMTP_URL must look like /.test(misconfigured.output()),
    );
    expect(misconfigured.output()).not.toContain('secret');
    expect(await rows()).toMatchObject([{ attempts: 0, last_error: null, notified_at: null }]);
  });
});

/** Serves the function on a free port. The function sees only these variables, and may load only its one file. */
async function startFunction(environment: Record<string, string>) {
  const directory = makeTempDirectory();
  const listening = /Listening on (\S+)\/\n/;
  const env = {
    DENO_DIR: directory,
    DENO_NO_UPDATE_CHECK: '1',
    DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
    NO_COLOR: '1',
    SUPABASE_DB_URL: databaseUrl,
    MAIL_TO: 'leads@b.example',
    ...environment,
  };
  const isolated = ['--no-config', '--no-lock', '--no-npm', '--no-remote', '--cached-only'];
  const deno = await startProgram(
    [denoProgram(), 'run', ...isolated, '--allow-net', '--allow-env', file],
    { cwd: directory, env },
    (output) => listening.test(output),
  );
  return { ...deno, url: listening.exec(deno.output())?.[1] ?? '' };
}

/** Finds the program that the package `deno` has installed for this platform. */
function denoProgram(): string {
  const packages = join(projectRoot, 'node_modules/@deno');
  const [platform = ''] = readdirSync(packages);
  return join(packages, platform, process.platform === 'win32' ? 'deno.exe' : 'deno');
}

const insert = (count: number) =>
  sql(`insert into public.contacts (name, email, company, message)
    select 'Ada', 'ada@b.example', 'B', 'message ' || i from generate_series(1, ${count}) i`);

const sql = (statement: string) => runSql(databaseUrl, statement);

const rows = () => sql('select id, attempts, last_error, notified_at from public.contacts');

function trigger(body: unknown = validMessage, { url } = edgeFunction): Promise<Response> {
  return fetch(`${url}/${sendContactEmailFunction}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
