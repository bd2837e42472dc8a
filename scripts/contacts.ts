/** The owner's command line: everything that can be done with the messages, beside a running server. */
import { join } from 'node:path';
import { type Command, parseCommand, UsageError } from '#server/contacts-cli/arguments.ts';
import { backup } from '#server/contacts-cli/backup.ts';
import { deleteSender, purge } from '#server/contacts-cli/delete.ts';
import { exportAll } from '#server/contacts-cli/export.ts';
import { help } from '#server/contacts-cli/help.ts';
import { importMessages } from '#server/contacts-cli/import.ts';
import { list, search } from '#server/contacts-cli/list.ts';
import { print } from '#server/contacts-cli/print.ts';
import { resend } from '#server/contacts-cli/resend.ts';
import { restore } from '#server/contacts-cli/restore.ts';
import { show } from '#server/contacts-cli/show.ts';
import { stats } from '#server/contacts-cli/stats.ts';
import { terminalLine } from '#server/contacts-cli/terminal-text.ts';
import { parseDataDir, parseDataPlace } from '#server/env.ts';
import { describeError } from '#server/log.ts';

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
