import { join } from 'node:path';
import { composeEmail } from '#server/mail/compose.ts';
import { fileTransport } from '#server/mail/file-transport.ts';
import type { EmailTransport } from '#server/mail/transport.ts';
import { createOutbox, type Outbox } from '#server/outbox/outbox.ts';
import type { ServerEnv } from '#server/settings/env.ts';
import { explainDatabaseError } from '#server/store/database-errors.ts';
import { openLazily } from '#server/store/open-lazily.ts';
import { openSqliteStore } from '#server/store/sqlite/sqlite.ts';
import { retryWhileBusy } from '#server/store/sqlite/sqlite-file.ts';
import type { MessageStore } from '#server/store/store.ts';

/** Creates the message store and its outbox. The database is opened on first use and may be down. */
export async function createStoreAndOutbox(
  env: ServerEnv,
  siteUrl: string,
): Promise<{ store: MessageStore; outbox: Outbox }> {
  const { mailFrom, mailTo, maxEmailsPerHour } = env;
  const store = openLazily(() =>
    openStore(env).catch((error) => {
      throw explainDatabaseError(error, env);
    }),
  );
  const settings = { from: mailFrom, to: mailTo, siteUrl };
  const outbox = createOutbox({
    store,
    transport: await openTransport(env),
    compose: (claim) => composeEmail(claim, settings),
    maxEmailsPerHour,
  });
  return { store, outbox };
}

// pg and Nodemailer are imported only when needed, because each costs startup time and memory.

async function openTransport({ dataDir, smtpUrl }: ServerEnv): Promise<EmailTransport> {
  if (!smtpUrl) return fileTransport(join(dataDir, 'mail'));
  const { smtpTransport } = await import('#server/mail/smtp.ts');
  return smtpTransport(smtpUrl);
}

async function openStore(env: ServerEnv): Promise<MessageStore> {
  const { databaseUrl, dataDir, messagesPerAddress } = env;
  if (databaseUrl === undefined)
    return retryWhileBusy(() => openSqliteStore(dataDir, { messagesPerAddress }));
  const { migratePostgres } = await import('#server/store/postgres/migrate-postgres.ts');
  const { postgresPool } = await import('#server/store/postgres/postgres-pool.ts');
  const { postgresStore } = await import('#server/store/postgres/postgres.ts');
  await migratePostgres(databaseUrl);
  return postgresStore(postgresPool(databaseUrl), { messagesPerAddress });
}
