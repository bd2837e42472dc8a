import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { toNodemailer } from './to-nodemailer.ts';
import type { MailTransport } from './transport.ts';

/** Writes mails as files into `folder`, for a server that has no mail server to hand them to. */
export function mailFiles(folder: string): MailTransport {
  makeFolder(folder);
  return {
    async send(mail) {
      // Loaded with the first mail: most of the time, and for some servers always, there is none.
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await composer.sendMail(toNodemailer(mail));
      // Named after the message, so that a repeat replaces the file instead of adding one.
      const name = mail.messageId.replace(/^<|@.*$/g, '');
      await writeWhole(folder, `${name}.eml`, message as Buffer);
    },
  };
}

/** Writes the file so that it is either there in full or not there at all, even after a crash. */
async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  const partial = join(folder, `.${name}.${process.pid}.partial`);
  const file = await open(partial, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(partial, join(folder, name));
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
