import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { buildFunction } from '#generator/build-function.ts';
import { root } from '#generator/root.ts';
import { migratePostgres } from '#server/store/postgres/migrate-postgres.ts';
import { postgresStore } from '#server/store/postgres/postgres.ts';
import { postgresPool } from '#server/store/postgres/postgres-pool.ts';
import { sendContactEmailFunction } from '#shared/paths.ts';
import { runSql } from '#tests/support/databases/postgres.ts';
import { newDatabase } from '#tests/support/databases/shared-postgres.ts';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { insertAll, manyMessages, validMessage } from '#tests/support/server/messages.ts';
import { startProgram } from '#tests/support/server/program.ts';
import { startSmtpPeer } from '#tests/support/server/smtp-peer.ts';
import { until } from '#tests/support/server/until.ts';

/** The deployed file, in the real Deno, with a real database and a real mail server. */
let file: string;
let databaseUrl: string;

beforeAll(async () => {
  const directory = makeTempDirectory();
  await buildFunction(directory);
  file = join(directory, 'functions', sendContactEmailFunction, 'index.ts');
});

beforeEach(async () => {
  databaseUrl = await newDatabase();
  await migratePostgres(databaseUrl);
});

// Deno may load nothing besides the file.
const alone = ['--no-config', '--no-lock', '--no-npm', '--no-remote', '--cached-only'];

/** Serves the function on a free port until the test has finished. It sees only these variables. */
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
  const deno = await startProgram(
    [denoProgram(), 'run', ...alone, '--allow-net', '--allow-env', file],
    { cwd: directory, env },
    (output) => listening.test(output),
  );
  onTestFinished(async () => void (await deno.stop('SIGKILL')));
  return { url: listening.exec(deno.output())?.[1] ?? '', log: deno.output };
}

/** Finds the program that the package has installed for this platform. */
function denoProgram(): string {
  const packages = join(root, 'node_modules/@deno');
  const [platform = ''] = readdirSync(packages);
  return join(packages, platform, process.platform === 'win32' ? 'deno.exe' : 'deno');
}

async function insert(count: number): Promise<void> {
  const store = postgresStore(postgresPool(databaseUrl));
  await insertAll(store, manyMessages(count));
  await store.close();
}

const sql = (statement: string) => runSql(databaseUrl, statement);

const rows = () => sql('select id, attempts, last_error, notified_at from public.contacts');

function trigger({ url }: { url: string }, body: unknown = validMessage): Promise<Response> {
  return fetch(`${url}/${sendContactEmailFunction}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

describe('the edge function', () => {
  test('sends each stored message once, and nothing else, however often it is called', async () => {
    const smtp = await startSmtpPeer();
    const two = await Promise.all([1, 2].map(() => startFunction({ SMTP_URL: smtp.url })));
    await insert(30);
    const forged = { ...validMessage, name: 'Forged', email: 'victim@c.example' };
    const calls = [...two, ...two, ...two, ...two].map((started) =>
      trigger(started, { ...forged, to: 'victim@c.example' }),
    );
    for (const response of await Promise.all(calls)) {
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ status: 'accepted' });
    }
    const sent = smtp.emails.map(({ raw }) => /^Message-ID: <(.*)@/m.exec(raw)?.[1]);
    const after = await rows();
    expect(sent).toHaveLength(30);
    expect(new Set(sent)).toEqual(new Set(after.map(({ id }) => id)));
    expect(after.every(({ notified_at, attempts }) => notified_at && attempts === 0)).toBe(true);
    for (const { to, raw } of smtp.emails) {
      expect(to).toEqual(['leads@b.example']);
      expect(raw).not.toMatch(/victim|Forged/);
    }
  });

  test('sends emails over TLS, with a password', async () => {
    const smtp = await startSmtpPeer({ tls: true, password: 'right' });
    await insert(1);
    const wrong = await startFunction({ SMTP_URL: smtp.url.replace('right', 'wrong') });
    await trigger(wrong);
    expect(await rows()).toMatchObject([{ last_error: expect.stringContaining('EAUTH 535') }]);
    expect(wrong.log()).not.toContain('wrong');
    await sql('update public.contacts set next_attempt_at = now()');
    await trigger(await startFunction({ SMTP_URL: smtp.url }));
    expect(smtp.emails).toHaveLength(1);
  });

  test('accepts the site’s client, from any origin and with a publishable key', async () => {
    const smtp = await startSmtpPeer();
    const { url } = await startFunction({ SMTP_URL: smtp.url });
    await insert(1);
    const options = { auth: { persistSession: false, autoRefreshToken: false } };
    const client = createClient(url, 'sb_publishable_x', options);
    const call = client.functions.invoke(sendContactEmailFunction, { body: validMessage });
    expect(await call).toMatchObject({ data: { status: 'accepted' }, error: null });
    expect(smtp.emails).toHaveLength(1);

    const preflight = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://b.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,content-type,x-client-info',
      },
    });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'OPTIONS, POST',
      'access-control-allow-headers': 'apikey,content-type,x-client-info',
    });
  });

  test('survives the loss of its database connections', async () => {
    const smtp = await startSmtpPeer();
    const started = await startFunction({ SMTP_URL: smtp.url });
    expect((await trigger(started)).status).toBe(200);
    await sql(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await until(() => started.log().includes('database_connection_lost'));
    await insert(1);
    await trigger(started);
    expect(smtp.emails).toHaveLength(1);
  });

  const away = 'postgres://postgres:secret@127.0.0.1:1/postgres';
  const reachable = { SMTP_URL: 'smtp://127.0.0.1:1' };
  test.each<[string, Record<string, string>, RegExp]>([
    ['NOT_SET_UP', {}, /^SMTP_URL is not set: .*$/m],
    ['NOT_SET_UP', { SMTP_URL: 'mail:secret@host' }, /^SMTP_URL must look like .*$/m],
    ['PGRST001', { ...reachable, SUPABASE_DB_URL: away }, /"delivery_failed"/],
  ])('reports 503 %s with %j, and touches nothing', async (code, environment, line) => {
    const started = await startFunction(environment);
    await insert(1);
    const response = await trigger(started);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code });
    await expect.poll(() => started.log()).toMatch(line);
    expect(started.log()).not.toContain('secret');
    expect(await rows()).toMatchObject([{ attempts: 0, last_error: null, notified_at: null }]);
  });
});
