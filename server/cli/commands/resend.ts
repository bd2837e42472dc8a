import { findOne } from '#server/cli/archive/find-one.ts';
import { withArchive } from '#server/cli/archive/open-archive.ts';
import { ContactsError } from '#server/cli/contacts-error.ts';
import type { CommandNamed } from '#server/cli/terminal/arguments.ts';
import { print, printJson } from '#server/cli/terminal/print.ts';
import { terminalLine } from '#server/cli/terminal/terminal-text.ts';
import type { DataPlace } from '#server/settings/env.ts';

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
