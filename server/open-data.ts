import { join } from 'node:path';
import type { ServerEnv } from './env.ts';
import { describeError, logError, nameError } from './log.ts';
import { composeMail } from './mail/compose.ts';
import { mailFiles } from './mail/mail-files.ts';
import { smtpTransport } from './mail/smtp.ts';
import type { MailTransport } from './mail/transport.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { StartError } from './start-error.ts';
import { migratePostgresAt, openPostgresStore } from './store/postgres.ts';
import { explainDatabaseError, isAway } from './store/postgres-errors.ts';
import { openSqliteStore } from './store/sqlite.ts';
import type { ContactStore } from './store/store.ts';

const migrationRetryMs = 2000;

/** Opens the message store and what delivers from it. Throws `StartError`. */
export async function openData(env: ServerEnv): Promise<{ store: ContactStore; outbox: Outbox }> {
  const { mailFrom, mailTo, mailsPerHour, siteUrl } = env;
  const transport = openTransport(env);
  const store = await openStore(env);
  const settings = { from: mailFrom, to: mailTo, siteUrl };
  const outbox = createOutbox({
    store,
    transport,
    compose: (claim) => composeMail(claim, settings),
    mailsPerHour,
  });
  return { store, outbox };
}

function openTransport({ dataDir, smtpUrl }: ServerEnv): MailTransport {
  if (smtpUrl) return smtpTransport(smtpUrl);
  return withDataDir(dataDir, () => mailFiles(join(dataDir, 'mail')));
}

async function openStore(env: ServerEnv): Promise<ContactStore> {
  const { databaseUrl, dataDir, messagesPerAddress = 0 } = env;
  if (!databaseUrl) {
    return withDataDir(dataDir, () => openSqliteStore(dataDir, { messagesPerAddress }));
  }
  await migrate(databaseUrl);
  return openPostgresStore(databaseUrl, { messagesPerAddress });
}

function withDataDir<T>(dataDir: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be used: ${describeError(error)}`);
  }
}

/**
 * While the database is away the pages are served all the same, and the schema is seen to
 * once it is back: until then messages are refused, and `/readyz` says so.
 */
async function migrate(url: string): Promise<void> {
  try {
    await migratePostgresAt(url);
  } catch (error) {
    if (!isAway(error)) {
      throw new StartError(`DATABASE_URL cannot be used: ${explainDatabaseError(error, url)}`);
    }
    logError('database_away', error);
    retry(url, nameError(error));
  }
}

function retry(url: string, lastError: string): void {
  const timer = setTimeout(async () => {
    try {
      await migratePostgresAt(url);
    } catch (error) {
      // Said once, not at every attempt of a long night.
      if (nameError(error) !== lastError) logError('migration_failed', error);
      retry(url, nameError(error));
    }
  }, migrationRetryMs);
  timer.unref();
}
