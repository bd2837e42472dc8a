import type { Command } from 'commander';
import { writeNewFile } from '#server/cli/new-file.ts';
import { withArchive } from '#server/cli/open-archive.ts';
import { printLine } from '#server/cli/terminal/print.ts';
import { OperatorError } from '#shared/operator-error.ts';

export function backup(program: Command): void {
  program
    .command('backup')
    .argument('<file>', 'file to create; must not exist')
    .description('Back up the SQLite database to a new file')
    .action((file: string) =>
      withArchive(async (archive) => {
        if (!archive.backup) {
          throw new OperatorError(
            'This command is for SQLite. Back up PostgreSQL with pg_dump --format=custom --file=FILE "$DATABASE_URL"',
          );
        }
        await writeNewFile(file, archive.backup);
        return printLine(`Backed up to ${file}.`);
      }),
    );
}
