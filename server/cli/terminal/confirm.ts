import { createInterface } from 'node:readline';
import { OperatorError } from '#shared/operator-error.ts';

/** Throws `OperatorError` unless the operator types "yes". Scripts, which have no terminal, pass `--yes` instead. */
export async function confirm(
  warning: string,
  input: NodeJS.ReadableStream & { isTTY?: boolean } = process.stdin,
): Promise<void> {
  if (!input.isTTY) {
    throw new OperatorError(
      `${warning} Nothing was changed, because there is no terminal for the confirmation prompt. Pass --yes to skip the prompt.`,
    );
  }
  process.stderr.write(`${warning}\nType yes to continue: `);
  for await (const line of createInterface({ input })) {
    if (line.trim().toLowerCase() === 'yes') return;
    break;
  }
  throw new OperatorError('Nothing was changed.');
}
