import type { Command } from 'commander';
import { OwnerError } from '#shared/owner-error.ts';

/** Answers the commands of release 0.1.0, for owners with a file that only it can read. */
export function retired(program: Command): void {
  for (const name of ['restore', 'import']) {
    program
      .command(name, { hidden: true })
      .allowUnknownOption()
      .allowExcessArguments()
      .action(() => {
        throw new OwnerError(
          `There is no ${name} any more. Release 0.1.0 reads what its backup and export --json wrote; docs/messages.md says how to put a backup of this release back.`,
        );
      });
  }
}
