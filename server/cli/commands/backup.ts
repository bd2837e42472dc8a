import type { Command } from 'commander';
import { writeNewFile } from '#server/cli/new-file.ts';
import { withArchive } from '#server/cli/open-archive.ts';
import { say } from '#server/cli/terminal/print.ts';
import { OperatorError } from '#shared/operator-error.ts';

export function backup(program: Command): void {
  program
    .command('backup')
    .argument('<file>', 'where to write it; must not exist')
    .description('a copy of the SQLite database as it is at this moment')
    .action((file: string) =>
      withArchive(async (archive) => {
        if (!archive.backup) {
          throw new OperatorError(
            'PostgreSQL makes its own backups: pg_dump --format=custom --file=FILE "$DATABASE_URL"',
          );
        }
        await writeNewFile(file, archive.backup);
        return say(`Backed up in ${file}.`);
      }),
    );
}
