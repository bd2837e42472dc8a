import { Command, CommanderError } from 'commander';
import { registerBackup } from '#server/cli/commands/backup.ts';
import { registerCopy } from '#server/cli/commands/copy.ts';
import { registerDelete, registerPurge } from '#server/cli/commands/delete.ts';
import { registerExport } from '#server/cli/commands/export.ts';
import { registerList, registerSearch } from '#server/cli/commands/list.ts';
import { registerResend, registerShow } from '#server/cli/commands/show.ts';
import { sanitizeLine } from '#server/cli/terminal/terminal-text.ts';
import { fullErrorMessage } from '#server/monitoring/log.ts';

const groups = {
  'Read messages:': [registerList, registerShow, registerSearch],
  'Export and back up:': [registerExport, registerBackup, registerCopy],
  'Resend and delete:': [registerResend, registerDelete, registerPurge],
};

/** Runs one operator command. Resolves with the exit code. */
export async function runContacts(args: string[]): Promise<number> {
  try {
    await createProgram().parseAsync(args.length > 0 ? args : ['--help'], { from: 'user' });
  } catch (error) {
    // Commander has already printed the error.
    if (error instanceof CommanderError) return error.exitCode && 2;
    // EPIPE means that the reader has closed the pipe, as `| head` does.
    if (((error as Error).cause as NodeJS.ErrnoException | undefined)?.code !== 'EPIPE') {
      process.stderr.write(`${sanitizeLine(fullErrorMessage(error))}\n`);
      return 1;
    }
  }
  return 0;
}

function createProgram(): Command {
  const program = new Command('npm run contacts --')
    .usage('COMMAND')
    .helpCommand(false)
    .exitOverride()
    .showHelpAfterError('Run with --help for usage.')
    .addHelpText(
      'after',
      `
Commands use PostgreSQL if DATABASE_URL is set, otherwise SQLite in DATA_DIR
(default: .data). copy uses both; backup is for SQLite only. All commands can
run while the server is running. Add --help to a command to see its options.`,
    );

  for (const [heading, commands] of Object.entries(groups)) {
    program.commandsGroup(heading);
    for (const register of commands) register(program);
  }
  return program;
}
