import type { Command } from 'commander';
import { deliveryState, filterMessages, type MessageFilter } from '#server/cli/messages.ts';
import { withMessageAdmin } from '#server/cli/open-admin.ts';
import { describeDelivery, formatCount } from '#server/cli/terminal/format-message.ts';
import { print, printLine } from '#server/cli/terminal/print.ts';
import { sanitizeLine } from '#server/cli/terminal/terminal-text.ts';
import type { StoredMessage } from '#server/store/store.ts';
import { messageColumns } from '#shared/message.ts';

export function registerList(program: Command): void {
  program
    .command('list')
    .description('List all messages, one per line, newest last')
    .action(() => printList(() => true));
}

export function registerSearch(program: Command): void {
  program
    .command('search')
    .argument('<text>', 'text to find; quote it if it contains spaces')
    .description('List the messages that contain the text in any field, ignoring case')
    .action((text: string) => {
      const query = text.toLowerCase();
      return printList(
        (message) => messageColumns.some((name) => message[name].toLowerCase().includes(query)),
        ` contain "${sanitizeLine(text)}"`,
      );
    });
}

function printList(filter: MessageFilter, condition = ''): Promise<void> {
  return withMessageAdmin(async (admin, where) => {
    const counts = { sent: 0, pending: 0, file_only: 0 };
    let total = 0;
    async function* lines(): AsyncIterable<string> {
      for await (const message of filterMessages(admin, filter)) {
        if (total === 0) yield 'TIME (UTC)\tID\tNAME\tCOMPANY\tEMAIL\tNOTIFICATION\tMESSAGE\n';
        total += 1;
        counts[deliveryState(message)] += 1;
        yield formatRow(message);
      }
    }
    await print(lines());
    if (total === 0) return printLine(`No messages in ${where}${condition}.`);
    const { sent, pending, file_only } = counts;
    const files = file_only > 0 ? `, ${file_only} file only` : '';
    // Prints the counts to stderr, so that stdout contains only the table.
    process.stderr.write(
      `${formatCount(total, 'message')} in ${where}. Notifications: ${sent} sent, ${pending} pending${files}\n`,
    );
  });
}

/** Formats one message as tab-separated values. */
function formatRow(message: StoredMessage): string {
  const { id, created_at, name, company, email, message: text } = message;
  const values = [name, company, email, describeDelivery(message), text.slice(0, 80)];
  const time = created_at.slice(0, 16).replace('T', ' ');
  return `${[time, id, ...values.map(sanitizeLine)].join('\t')}\n`;
}
