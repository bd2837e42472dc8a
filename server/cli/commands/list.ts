import { withArchive } from '#server/cli/archive/open-archive.ts';
import { toJson } from '#server/cli/files/export-format.ts';
import type { CommandNamed } from '#server/cli/terminal/arguments.ts';
import { print } from '#server/cli/terminal/print.ts';
import { formatTable } from '#server/cli/terminal/table.ts';
import { terminalLine } from '#server/cli/terminal/terminal-text.ts';
import type { DataPlace } from '#server/settings/env.ts';
import type { ContactFilter } from '#server/store/store.ts';

type Options = Pick<CommandNamed<'list'>, 'limit' | 'json'>;

export function list(options: Options, place: DataPlace): Promise<void> {
  return printTable(options, {}, noMessages, place);
}

export function search(command: CommandNamed<'search'>, place: DataPlace): Promise<void> {
  const { text } = command;
  return printTable(command, { text }, `No message holds "${terminalLine(text)}".\n`, place);
}

/** Where there is no database, or nothing in it. */
export const noMessages = 'There are no messages yet.\n';

function printTable(
  { limit, json }: Options,
  filter: ContactFilter,
  noneFound: string,
  place: DataPlace,
): Promise<void> {
  return withArchive(place, (archive) => {
    if (!archive) return print(json ? '[]\n' : noMessages);
    const contacts = archive.read(filter, { newest: limit });
    return print(
      json ? toJson(contacts) : formatTable(contacts, noneFound, process.stdout.columns),
    );
  });
}
