import { createInterface } from 'node:readline';
import { OperatorError } from '#shared/operator-error.ts';

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream & { isTTY: boolean };
}

/** Throws `OperatorError` unless the owner types "yes". Scripts, which have no terminal, pass `--yes` instead. */
export async function confirm(
  warning: string,
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<void> {
  if (!input.isTTY || !output.isTTY) {
    throw new OperatorError(
      `${warning} Nothing was changed: where there is no terminal to ask in, give --yes.`,
    );
  }
  output.write(`${warning}\n`);
  const reader = createInterface({ input, output });
  const answer = await new Promise<string>((resolve) => {
    // Ctrl-C and Ctrl-D leave the cursor behind the question.
    reader.on('SIGINT', () => reader.close());
    reader.on('close', () => resolve('\n'));
    reader.question('Type yes to go on: ', resolve);
  });
  reader.close();
  if (answer === '\n') output.write(answer);
  if (answer.trim().toLowerCase() !== 'yes') throw new OperatorError('Nothing was changed.');
}
