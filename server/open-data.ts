import { join } from 'node:path';
import type { ServerEnv } from './env.ts';
import { describeError } from './log.ts';
import { composeMail } from './mail/compose.ts';
import { mailFiles } from './mail/mail-files.ts';
import { smtpTransport } from './mail/smtp.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { StartError } from './start-error.ts';
import { openSqliteStore } from './store/sqlite.ts';
import type { ContactStore } from './store/store.ts';

/** Opens the message store and what delivers from it. Throws `StartError`. */
export function openData({ dataDir, smtpUrl, mailFrom, mailTo, siteUrl }: ServerEnv): {
  store: ContactStore;
  outbox: Outbox;
} {
  try {
    const store = openSqliteStore(dataDir);
    const transport = smtpUrl ? smtpTransport(smtpUrl) : mailFiles(join(dataDir, 'mail'));
    const settings = { from: mailFrom, to: mailTo, siteUrl };
    const outbox = createOutbox({
      store,
      transport,
      compose: (claim) => composeMail(claim, settings),
    });
    return { store, outbox };
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be used: ${describeError(error)}`);
  }
}
