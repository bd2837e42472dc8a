import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '#server/folders/make-folder.ts';
import type { Mail } from './compose.ts';
import { type MailTransport, toNodemailer } from './transport.ts';

/** Writes mails as files into `folder`, for want of a mail server. */
export function mailFiles(folder: string): MailTransport {
  return {
    filed: true,
    async send(mail) {
      makeFolder(folder);
      // Loaded with the first mail: some servers never send one.
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await composer.sendMail(toNodemailer(mail));
      await writeWhole(folder, fileName(mail), message as Buffer);
    },
    discard: (mail) => rm(join(folder, fileName(mail)), { force: true }),
  };
}

/** Named after the message, so that a repeat replaces the file instead of adding one. */
function fileName({ messageId }: Mail): string {
  return `${messageId.replace(/^<|@.*$/g, '')}.eml`;
}

/** Writes the file atomically, even if the machine crashes. */
async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  // A kill leaves it behind; the next attempt overwrites it.
  const partial = join(folder, `.${name}.partial`);
  try {
    const file = await open(partial, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, join(folder, name));
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
