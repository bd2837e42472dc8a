import type { Command } from 'commander';
import { writeNewFile } from '#server/cli/new-file.ts';
import { withMessageAdmin } from '#server/cli/open-admin.ts';
import { printLine } from '#server/cli/terminal/print.ts';
import { OperatorError } from '#shared/operator-error.ts';

export function registerBackup(program: Command): void {
  program
    .command('backup')
    .argument('<file>', 'file to create, which must not exist yet')
    .description('Back up the SQLite database to a new file')
    .action((file: string) =>
      withMessageAdmin(async (admin) => {
        if (!admin.backup) {
          throw new OperatorError(
            'This command is for SQLite. Back up PostgreSQL with pg_dump --format=custom --file=FILE "$DATABASE_URL"',
          );
        }
        await writeNewFile(file, admin.backup);
        return printLine(`Backed up to ${file}.`);
      }),
    );
}
