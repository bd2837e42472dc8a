import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensurePrivateDirectory } from '#server/store/ensure-private-directory.ts';
import type { EmailTransport } from './transport.ts';

/** Writes each email to an .eml file in `directory`, for when SMTP_URL is not set. */
export function fileTransport(directory: string): EmailTransport {
  return {
    writesFiles: true,
    async send(email) {
      ensurePrivateDirectory(directory);
      // Imports Nodemailer with the first email, because some servers never send an email.
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await composer.sendMail(email);
      // Names the file after the message's ID, so that another attempt replaces the file.
      const name = `${email.messageId.replace(/^<|@.*$/g, '')}.eml`;
      await writeFile(join(directory, name), message as Buffer, { flush: true });
    },
  };
}
