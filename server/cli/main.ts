/** `npm run contacts`: the operator's commands. Safe to run while the server is running. */
import { Command, CommanderError } from 'commander';
import { backup } from '#server/cli/commands/backup.ts';
import { copy } from '#server/cli/commands/copy.ts';
import { deleteSender, purge } from '#server/cli/commands/delete.ts';
import { exportAll } from '#server/cli/commands/export.ts';
import { list, search } from '#server/cli/commands/list.ts';
import { resend, show } from '#server/cli/commands/show.ts';
import { sanitizeLine } from '#server/cli/terminal/terminal-text.ts';
import { fullErrorMessage } from '#server/monitoring/log.ts';

const program = new Command('npm run contacts --')
  .usage('COMMAND')
  .helpCommand(false)
  .exitOverride()
  .showHelpAfterError('Run with --help for usage.')
  .addHelpText(
    'after',
    `
Commands use PostgreSQL if DATABASE_URL is set, otherwise SQLite in DATA_DIR
(default: .data), and can run while the server is running.
See COMMAND --help for options.`,
  );

const groups = {
  'Read messages:': [list, show, search],
  'Export and back up:': [exportAll, backup, copy],
  'Resend and delete:': [resend, deleteSender, purge],
};
for (const [heading, commands] of Object.entries(groups)) {
  program.commandsGroup(heading);
  for (const add of commands) add(program);
}

const args = process.argv.slice(2);
try {
  await program.parseAsync(args.length > 0 ? args : ['--help'], { from: 'user' });
} catch (error) {
  // Commander has printed it already.
  if (error instanceof CommanderError) process.exitCode = error.exitCode && 2;
  // EPIPE: the reader has closed the pipe, as `| head` does.
  else if (((error as Error).cause as NodeJS.ErrnoException | undefined)?.code !== 'EPIPE') {
    process.stderr.write(`${sanitizeLine(fullErrorMessage(error))}\n`);
    process.exitCode = 1;
  }
}
