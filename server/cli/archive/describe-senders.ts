import { terminalLine } from '#server/cli/terminal/terminal-text.ts';
import type { ContactArchive, ContactFilter } from '#server/store/store.ts';

const mostNamed = 4;

/** Whose messages these are: the first few senders, and whether there are others. */
export async function describeSenders(
  archive: ContactArchive,
  filter: ContactFilter = {},
): Promise<string> {
  const senders = new Set<string>();
  for await (const { name, email } of archive.read(filter)) {
    senders.add(`${terminalLine(name)} <${terminalLine(email)}>`);
    if (senders.size > mostNamed) break;
  }
  const named = [...senders].slice(0, mostNamed);
  if (senders.size > mostNamed) named.push('others');
  return new Intl.ListFormat('en').format(named);
}
