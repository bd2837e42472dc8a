import type { DataPlace } from '../env.ts';
import type { CommandNamed } from './arguments.ts';
import { findOne } from './find-one.ts';
import { formatContact } from './format-contact.ts';
import { toJsonRow } from './json-row.ts';
import { withArchive } from './open-archive.ts';
import { print, printJson } from './print.ts';

export function show({ id, json }: CommandNamed<'show'>, place: DataPlace): Promise<void> {
  return withArchive(place, async (archive) => {
    const contact = await findOne(archive, id);
    await (json ? printJson(toJsonRow(contact)) : print(formatContact(contact)));
  });
}
