import { type BrokenRule, findBrokenRule } from '#contract/contact-rules.ts';
import type { DataPlace } from '../env.ts';
import type { StoredContact } from '../store/store.ts';
import type { CommandNamed } from './arguments.ts';
import { ContactsError } from './contacts-error.ts';
import { parseJsonText, parseRow } from './json-row.ts';
import { type JsonRow, readJsonRows } from './json-rows.ts';
import { withNewArchive } from './open-archive.ts';
import { print, printJson } from './print.ts';
import { createProgress } from './progress.ts';
import { decodeUtf8, describeFileError, openFile } from './read-file.ts';
import { countMessages } from './words.ts';

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
    await (json
      ? printJson({ added: loaded.added, passed_over: loaded.passedOver })
      : print(describe(loaded.added, loaded.passedOver)));
  } finally {
    progress.end();
    await input.close();
  }
}

function describe(added: number, passedOver: number): string {
  const there = passedOver === 1 ? '1 was' : `${passedOver.toLocaleString('en')} were`;
  return `Imported ${countMessages(added)}.${passedOver > 0 ? ` ${there} there already.` : ''}\n`;
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
