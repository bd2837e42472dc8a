import { parseArgs } from 'node:util';
import { describeError } from '../log.ts';

export type Command =
  | { name: 'help' }
  | { name: 'list' }
  | { name: 'show'; id: string }
  | { name: 'export'; format: 'csv' | 'json'; out: string | undefined };

/** The command was not understood. Its message is one line, and says what would be. */
export class UsageError extends Error {}

/** Throws `UsageError`. */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [name, ...rest] = positionals;
  if (values.help || (name === undefined && args.length === 0)) return { name: 'help' };

  if (name !== 'export' && (values.csv || values.json || values.out !== undefined)) {
    throw usageError('--csv, --json and --out belong to export.');
  }
  switch (name) {
    case 'list':
      if (rest.length > 0) throw usageError('list takes nothing after it.');
      return { name };
    case 'show': {
      const [id] = rest;
      if (id === undefined || rest.length > 1) throw usageError('show takes one ID.');
      return { name, id };
    }
    case 'export':
      if (rest.length > 0) throw usageError('export takes only flags; name a file with --out.');
      if (values.csv === values.json) throw usageError('export needs either --csv or --json.');
      return { name, format: values.csv ? 'csv' : 'json', out: values.out };
    default:
      throw usageError(
        name === undefined ? 'a command is missing.' : `there is no command "${name}".`,
      );
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        csv: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        out: { type: 'string' },
      },
    });
  } catch (error) {
    // Node explains a wrong flag in its first sentence, and positional rules in the rest.
    const [problem = ''] = describeError(error).split(/\.\s/);
    throw usageError(`${problem}.`);
  }
}

function usageError(problem: string): UsageError {
  return new UsageError(`contacts: ${problem} See --help.`);
}
