import type { Command } from 'commander';
import { type BrokenRule, findBrokenRule } from '#contract/contact-rules.ts';
import { columnsOf } from '#contract/contact-texts.ts';
import { withNewArchive } from '#server/cli/archive/open-archive.ts';
import { readMessageFile } from '#server/cli/files/read-file.ts';
import { printJson, say } from '#server/cli/terminal/print.ts';
import { countMessages } from '#server/cli/terminal/words.ts';
import type { LoadResult, StoredContact } from '#server/store/store.ts';

export function importMessages(program: Command): void {
  program
    .command('import')
    .argument('<file>', 'from export --json or backup')
    .option('--json', 'what was done as JSON, for programs')
    .description('adds messages; skips those that are there already')
    .action(async (file: string, { json }: { json?: true }) => {
      const { contacts } = await readMessageFile(file, {
        label: 'Importing',
        failed: 'Nothing was imported.',
        findProblem,
      });
      const loaded = await withNewArchive((archive) => archive.load(contacts));
      await (json ? printJson(loaded) : say(describe(loaded)));
    });
}

function describe({ added, skipped }: LoadResult): string {
  const which = skipped === 1 ? '1 that was' : `${skipped.toLocaleString('en')} that were`;
  return `Imported ${countMessages(added)}.${skipped > 0 ? ` Skipped ${which} there already.` : ''}`;
}

function findProblem(contact: StoredContact): string | undefined {
  const broken = findBrokenRule(contact, columnsOf(contact));
  return broken && `${broken.column} ${ruleProblems[broken.rule]}`;
}

const ruleProblems = {
  not_blank: 'is blank',
  length: 'is too long',
  characters: 'holds a control character',
  address: 'is not a mail address',
} satisfies Record<BrokenRule['rule'], string>;
