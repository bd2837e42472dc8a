import { createInterface } from 'node:readline';
import { OperatorError } from '#shared/operator-error.ts';

/** Throws `OperatorError` unless the operator types "yes". Scripts, which have no terminal, pass `--yes` instead. */
export async function confirm(
  warning: string,
  input: NodeJS.ReadableStream & { isTTY?: boolean } = process.stdin,
): Promise<void> {
  if (!input.isTTY) {
    throw new OperatorError(
      `${warning} Nothing was changed: there is no terminal for the confirmation prompt, so pass --yes.`,
    );
  }
  process.stderr.write(`${warning}\nType yes to continue: `);
  for await (const line of createInterface({ input })) {
    if (line.trim().toLowerCase() === 'yes') return;
    break;
  }
  throw new OperatorError('Nothing was changed.');
}
