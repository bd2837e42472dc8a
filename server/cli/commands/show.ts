import { findOne } from '#server/cli/archive/find-one.ts';
import { withArchive } from '#server/cli/archive/open-archive.ts';
import { toJsonRow } from '#server/cli/files/json-row.ts';
import type { CommandNamed } from '#server/cli/terminal/arguments.ts';
import { formatContact } from '#server/cli/terminal/format-contact.ts';
import { print, printJson } from '#server/cli/terminal/print.ts';
import type { DataPlace } from '#server/settings/env.ts';

export function show({ id, json }: CommandNamed<'show'>, place: DataPlace): Promise<void> {
  return withArchive(place, async (archive) => {
    const contact = await findOne(archive, id);
    await (json ? printJson(toJsonRow(contact)) : print(formatContact(contact)));
  });
}
