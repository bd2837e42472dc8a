import { type BrokenRule, findBrokenRule } from '#contract/contact-rules.ts';
import { withNewArchive } from '#server/cli/archive/open-archive.ts';
import { ContactsError } from '#server/cli/contacts-error.ts';
import { parseJsonText, parseRow } from '#server/cli/files/json-row.ts';
import { type JsonRow, readJsonRows } from '#server/cli/files/json-rows.ts';
import { decodeUtf8, describeFileError, openFile } from '#server/cli/files/read-file.ts';
import type { CommandNamed } from '#server/cli/terminal/arguments.ts';
import { print, printJson } from '#server/cli/terminal/print.ts';
import { createProgress } from '#server/cli/terminal/progress.ts';
import { countMessages } from '#server/cli/terminal/words.ts';
import type { DataPlace } from '#server/settings/env.ts';
import type { StoredContact } from '#server/store/store.ts';

export async function importMessages(
  { file, json }: CommandNamed<'import'>,
  place: DataPlace,
): Promise<void> {
  const input = await openFile(file);
  const progress = createProgress('Importing', input.size);
  try {
    const contacts = readContacts(decodeUtf8(input.bytes(progress.show)), file);
    const loaded = await withNewArchive(place, (archive) => archive.load(contacts));
    progress.end();
    await (json ? printJson(loaded) : print(describe(loaded.added, loaded.skipped)));
  } finally {
    progress.end();
    await input.close();
  }
}

function describe(added: number, skipped: number): string {
  const which = skipped === 1 ? '1 that was' : `${skipped.toLocaleString('en')} that were`;
  return `Imported ${countMessages(added)}.${skipped > 0 ? ` Skipped ${which} there already.` : ''}\n`;
}

/** Throws `ContactsError` at the first row that could not be kept. Its words are never repeated. */
async function* readContacts(
  chunks: AsyncIterable<string>,
  file: string,
): AsyncIterable<StoredContact> {
  try {
    for await (const row of readJsonRows(chunks)) yield readContact(row);
  } catch (error) {
    throw new ContactsError(`${file}: ${describeFileError(error)}. Nothing was imported.`);
  }
}

function readContact({ line, text }: JsonRow): StoredContact {
  const parsed = parseRow(parseJsonText(text));
  if ('problem' in parsed) throw new Error(`line ${line}: ${parsed.problem}`);
  const broken = findBrokenRule(parsed.contact);
  if (broken) throw new Error(`line ${line}: ${broken.column} ${ruleProblems[broken.rule]}`);
  return parsed.contact;
}

const ruleProblems = {
  not_blank: 'is blank',
  length: 'is too long',
  characters: 'holds a control character',
  address: 'is not a mail address',
} satisfies Record<BrokenRule['rule'], string>;
