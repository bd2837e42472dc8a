import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '#server/store/make-folder.ts';
import { type Email, toNodemailer } from './compose.ts';
import type { EmailTransport } from './transport.ts';

/** Writes emails as files into `folder`, where there is no mail server. */
export function fileTransport(folder: string): EmailTransport {
  return {
    writesFiles: true,
    async send(mail) {
      makeFolder(folder);
      // Loaded with the first mail: some servers never send one.
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await composer.sendMail(toNodemailer(mail));
      const file = join(folder, fileName(mail));
      // Renamed once complete, so that nobody reads half a mail. After a kill, the next attempt overwrites it.
      const partial = join(folder, `.${fileName(mail)}.partial`);
      await writeFile(partial, message as Buffer, { mode: 0o600, flush: true });
      await rename(partial, file);
    },
  };
}

/** Named after the message, so that a repeat replaces the file instead of adding one. */
function fileName({ messageId }: Email): string {
  return `${messageId.replace(/^<|@.*$/g, '')}.eml`;
}
