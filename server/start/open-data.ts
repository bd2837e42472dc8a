import { join } from 'node:path';
import { describeError } from '#server/logging/log.ts';
import { composeMail } from '#server/mail/compose.ts';
import { mailFiles } from '#server/mail/mail-files.ts';
import type { MailTransport } from '#server/mail/transport.ts';
import { createOutbox, type Outbox } from '#server/outbox/outbox.ts';
import type { ServerEnv } from '#server/settings/env.ts';
import { openSqliteStore } from '#server/store/sqlite/sqlite.ts';
import type { MessageStore } from '#server/store/store.ts';
import { OwnerError } from '#shared/owner-error.ts';

/** Opens the message store and its outbox. Throws `OwnerError`. */
export async function openData(
  env: ServerEnv,
  siteUrl: string,
): Promise<{ store: MessageStore; outbox: Outbox }> {
  const { mailFrom, mailTo, mailsPerHour } = env;
  const transport = await openTransport(env);
  const store = await openStore(env);
  const settings = { from: mailFrom, to: mailTo, siteUrl };
  const outbox = createOutbox({
    store,
    transport,
    compose: (claim) => composeMail(claim, settings),
    database: describeDatabase(env),
    mailsPerHour,
  });
  return { store, outbox };
}

/** Names the database without its password. */
function describeDatabase({ databaseUrl, dataDir }: ServerEnv): string {
  if (!databaseUrl) return dataDir;
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

async function openTransport({ dataDir, smtpUrl }: ServerEnv): Promise<MailTransport> {
  if (smtpUrl) {
    const { smtpTransport } = await import('#server/mail/smtp.ts');
    return smtpTransport(smtpUrl);
  }
  return withDataDir(dataDir, () => mailFiles(join(dataDir, 'mail')));
}

async function openStore(env: ServerEnv): Promise<MessageStore> {
  const { databaseUrl, dataDir, messagesPerAddress = 0 } = env;
  if (!databaseUrl) {
    return withDataDir(dataDir, () => openSqliteStore(dataDir, { messagesPerAddress }));
  }
  // Like the mail library, loaded only where needed: it costs memory and time.
  const { openPostgres } = await import('./open-postgres.ts');
  return openPostgres(databaseUrl, { messagesPerAddress });
}

function withDataDir<T>(dataDir: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    throw new OwnerError(`DATA_DIR ${dataDir} cannot be used: ${describeError(error)}`);
  }
}
