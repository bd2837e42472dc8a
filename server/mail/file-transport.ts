import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensurePrivateDirectory } from '#server/store/ensure-private-directory.ts';
import { type Email, toNodemailer } from './compose.ts';
import type { EmailTransport } from './transport.ts';

/** Writes each email to an .eml file in `directory`, for when SMTP_URL is not set. */
export function fileTransport(directory: string): EmailTransport {
  return {
    writesFiles: true,
    async send(email) {
      ensurePrivateDirectory(directory);
      // Imported with the first email, because some servers never send one.
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await composer.sendMail(toNodemailer(email));
      const file = join(directory, fileName(email));
      await writeFile(file, message as Buffer, { flush: true });
    },
  };
}

/** Named after the message's ID, so that another attempt replaces the file. */
function fileName({ messageId }: Email): string {
  return `${messageId.replace(/^<|@.*$/g, '')}.eml`;
}
