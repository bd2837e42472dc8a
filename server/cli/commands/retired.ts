import type { Command } from 'commander';
import { ContactsError } from '#server/cli/contacts-error.ts';

/** Commands of release 0.1.0, for whoever still has a file in the format that only it reads. */
export function retired(program: Command): void {
  for (const name of ['restore', 'import']) {
    program
      .command(name, { hidden: true })
      .allowUnknownOption()
      .allowExcessArguments()
      .action(() => {
        throw new ContactsError(
          `There is no ${name} any more. Release 0.1.0 reads what its backup and export --json wrote; docs/messages.md says how to put a backup of this release back.`,
        );
      });
  }
}
