import type { Command } from 'commander';
import { explainErrors, withMessageAdmin } from '#server/cli/open-admin.ts';
import { formatCount } from '#server/cli/terminal/format-message.ts';
import { printLine } from '#server/cli/terminal/print.ts';
import { parseEnv } from '#server/settings/env.ts';
import { migratePostgres } from '#server/store/postgres/migrate-postgres.ts';
import { copyToPostgres } from '#server/store/postgres/postgres-admin.ts';
import { OperatorError } from '#shared/operator-error.ts';

export function registerCopy(program: Command): void {
  program
    .command('copy')
    .description('Copy all messages from SQLite (DATA_DIR) to PostgreSQL (DATABASE_URL)')
    .action(async () => {
      const { dataDir, databaseUrl } = parseEnv(process.env, 'contacts');
      if (!databaseUrl)
        throw new OperatorError('Set DATABASE_URL to the PostgreSQL database to copy to.');
      const source = { databaseUrl: undefined, dataDir };
      await withMessageAdmin(async (admin) => {
        const { added, skipped } = await explainErrors({ databaseUrl, dataDir }, async () => {
          await migratePostgres(databaseUrl);
          return copyToPostgres(databaseUrl, admin.read());
        });
        const skippedNote = skipped > 0 ? ` Skipped ${skipped} that PostgreSQL already had.` : '';
        await printLine(`Copied ${formatCount(added, 'message')}.${skippedNote}`);
      }, source);
    });
}
