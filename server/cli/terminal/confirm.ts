import { createInterface } from 'node:readline';
import { ContactsError } from '#server/cli/contacts-error.ts';
import { wrap } from './wrap.ts';

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream & { isTTY: boolean; columns: number };
}

/**
 * Asks the owner to type "yes" before something is destroyed, and throws `ContactsError` unless
 * they do, or there is no terminal to ask in: a script gives `--yes` instead.
 */
export async function confirm(
  warning: string,
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<void> {
  if (!input.isTTY || !output.isTTY) {
    throw new ContactsError(
      `${warning} Nothing was changed: where there is no terminal to ask in, give --yes.`,
    );
  }
  output.write(`${wrap(warning, output)}\n`);
  const answer = await ask('Type yes to go on: ', { input, output });
  if (answer?.trim().toLowerCase() === 'yes') return;
  // After Ctrl-C or Ctrl-D the cursor still stands behind the question.
  if (answer === undefined) output.write('\n');
  throw new ContactsError('Nothing was changed.');
}

/** Undefined when there is no answer. */
function ask(question: string, terminal: Terminal): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const reader = createInterface(terminal);
  reader.on('SIGINT', () => reader.close());
  reader.on('close', () => resolve(undefined));
  reader.question(question, (answer) => {
    resolve(answer);
    reader.close();
  });
  return promise;
}
