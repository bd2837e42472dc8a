import type { DataPlace } from '../env.ts';
import type { CommandNamed } from './arguments.ts';
import { ContactsError } from './contacts-error.ts';
import { findOne } from './find-one.ts';
import { withArchive } from './open-archive.ts';
import { print, printJson } from './print.ts';
import { terminalLine } from './terminal-text.ts';

export function resend({ id, json }: CommandNamed<'resend'>, place: DataPlace): Promise<void> {
  return withArchive(place, async (archive) => {
    const contact = await findOne(archive, id);
    if (!(await archive?.resend(contact.id))) {
      throw new ContactsError(`Message ${contact.id} has been deleted meanwhile.`);
    }
    if (json) return printJson({ id: contact.id });
    const sender = `${terminalLine(contact.name)} <${terminalLine(contact.email)}>`;
    return print(
      `The message of ${sender} will be mailed again, at once if the server is running.\n`,
    );
  });
}
