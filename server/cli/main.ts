/** The owner's command line: everything that can be done with the messages, beside a running server. */
import { join } from 'node:path';
import { describeError } from '#server/logging/log.ts';
import { parseDataDir, parseDataPlace } from '#server/settings/env.ts';
import { backup } from './commands/backup.ts';
import { deleteSender, purge } from './commands/delete.ts';
import { exportAll } from './commands/export.ts';
import { help } from './commands/help.ts';
import { importMessages } from './commands/import.ts';
import { list, search } from './commands/list.ts';
import { resend } from './commands/resend.ts';
import { restore } from './commands/restore.ts';
import { show } from './commands/show.ts';
import { stats } from './commands/stats.ts';
import { type Command, parseCommand, UsageError } from './terminal/arguments.ts';
import { print } from './terminal/print.ts';
import { terminalLine } from './terminal/terminal-text.ts';

try {
  await run(parseCommand(process.argv.slice(2)));
} catch (error) {
  // Whoever reads our output has read enough, as `| head` does.
  if ((error as NodeJS.ErrnoException).code !== 'EPIPE') {
    process.stderr.write(`${terminalLine(describeError(error))}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

async function run(command: Command): Promise<void> {
  if (command.name === 'help') return print(help);
  const place = parseDataPlace(process.env);
  const mailFolder = join(parseDataDir(process.env), 'mail');
  switch (command.name) {
    case 'list':
      return list(command, place);
    case 'show':
      return show(command, place);
    case 'search':
      return search(command, place);
    case 'stats':
      return stats(command, place);
    case 'export':
      return exportAll(command, place);
    case 'import':
      return importMessages(command, place);
    case 'backup':
      return backup(command, place);
    case 'restore':
      return restore(command, { place, mailFolder });
    case 'delete':
      return deleteSender(command, { place, mailFolder });
    case 'purge':
      return purge(command, { place, mailFolder });
    case 'resend':
      return resend(command, place);
  }
}
