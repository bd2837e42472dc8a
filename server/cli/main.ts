/** The owner's command line. It may run beside the server. */
import { Command, CommanderError } from 'commander';
import { backup } from '#server/cli/commands/backup.ts';
import { copy } from '#server/cli/commands/copy.ts';
import { deleteSender, purge } from '#server/cli/commands/delete.ts';
import { exportAll } from '#server/cli/commands/export.ts';
import { list, search } from '#server/cli/commands/list.ts';
import { resend, show } from '#server/cli/commands/show.ts';
import { terminalLine } from '#server/cli/terminal/terminal-text.ts';
import { describeError } from '#server/monitoring/log.ts';

const program = new Command('npm run contacts --')
  .usage('COMMAND')
  .helpCommand(false)
  .exitOverride()
  .showHelpAfterError('--help shows what there is.')
  .addHelpText(
    'after',
    `
The messages are those of DATABASE_URL, if that is set, or else of DATA_DIR
(default: .data). The server may be running. COMMAND --help says more.`,
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
    process.stderr.write(`${terminalLine(describeError(error))}\n`);
    process.exitCode = 1;
  }
}
