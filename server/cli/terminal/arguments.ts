import { parseArgs } from 'node:util';
import { describeError } from '#server/logging/log.ts';
import { type Age, parseAge } from './age.ts';

export type Command =
  | { name: 'help' }
  | { name: 'list'; limit: number | undefined; json: boolean }
  | { name: 'show'; id: string; json: boolean }
  | { name: 'search'; text: string; limit: number | undefined; json: boolean }
  | { name: 'stats'; json: boolean }
  | { name: 'export'; format: 'csv' | 'json'; out: string | undefined }
  | { name: 'import'; file: string; json: boolean }
  | { name: 'backup'; file: string; json: boolean }
  | { name: 'restore'; file: string; yes: boolean; json: boolean }
  | { name: 'delete'; email: string; yes: boolean; json: boolean }
  | { name: 'purge'; age: Age; yes: boolean; json: boolean }
  | { name: 'resend'; id: string; json: boolean };

export type CommandNamed<Name> = Extract<Command, { name: Name }>;

/** The command was not understood. Its message is one line, and says what would be. */
export class UsageError extends Error {}

const options = {
  help: { type: 'boolean', short: 'h', default: false },
  json: { type: 'boolean', default: false },
  csv: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  out: { type: 'string' },
  limit: { type: 'string' },
  email: { type: 'string' },
  'older-than': { type: 'string' },
} as const;

type Option = keyof typeof options;

interface Grammar {
  /** The one word after it. */
  operand?: string;
  options: Option[];
}

const grammar: Record<Exclude<Command['name'], 'help'>, Grammar> = {
  list: { options: ['limit', 'json'] },
  show: { operand: 'ID', options: ['json'] },
  search: { operand: 'TEXT (several words in quotes)', options: ['limit', 'json'] },
  stats: { options: ['json'] },
  export: { options: ['csv', 'json', 'out'] },
  import: { operand: 'FILE', options: ['json'] },
  backup: { operand: 'FILE', options: ['json'] },
  restore: { operand: 'FILE', options: ['yes', 'json'] },
  delete: { options: ['email', 'yes', 'json'] },
  purge: { options: ['older-than', 'yes', 'json'] },
  resend: { operand: 'ID', options: ['json'] },
};

/** Throws `UsageError`. */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals, tokens } = parse(args);
  const [name, ...operands] = positionals;
  if (values.help || args.length === 0) return { name: 'help' };
  if (name === undefined) throw usageError('a command is missing.');

  if (!isCommandName(name)) throw usageError(`there is no command "${name}".`);
  const rules = grammar[name];
  for (const token of tokens) {
    if (token.kind === 'option' && !rules.options.some((option) => option === token.name)) {
      throw usageError(`${name} does not take ${token.rawName}.`);
    }
  }
  if (operands.length !== (rules.operand ? 1 : 0)) {
    throw usageError(`${name} takes ${rules.operand ? `one ${rules.operand}` : 'options only'}.`);
  }
  return toCommand(name, operands[0] ?? '', values);
}

function isCommandName(name: string): name is keyof typeof grammar {
  return Object.hasOwn(grammar, name);
}

function toCommand(
  name: keyof typeof grammar,
  operand: string,
  values: ReturnType<typeof parse>['values'],
): Command {
  const { json, yes } = values;
  switch (name) {
    case 'list':
      return { name, limit: parseLimit(values.limit), json };
    case 'search':
      if (operand === '') throw usageError('search needs a text to look for.');
      return { name, text: operand, limit: parseLimit(values.limit), json };
    case 'show':
    case 'resend':
      return { name, id: operand, json };
    case 'stats':
      return { name, json };
    case 'export':
      if (values.csv === json) throw usageError('export needs either --csv or --json.');
      return { name, format: json ? 'json' : 'csv', out: values.out };
    case 'import':
    case 'backup':
      return { name, file: operand, json };
    case 'restore':
      return { name, file: operand, yes, json };
    case 'delete': {
      const email = values.email?.trim();
      if (!email) throw usageError('delete needs --email ADDRESS.');
      return { name, email, yes, json };
    }
    case 'purge': {
      const age = parseAge(values['older-than'] ?? '');
      if (!age) {
        throw usageError(
          'purge needs --older-than with days, weeks, months or years: 90d, 26w, 18m, 2y.',
        );
      }
      return { name, age, yes, json };
    }
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, tokens: true, options });
  } catch (error) {
    // Node explains a wrong flag in its first sentence, and positional rules in the rest.
    const [problem = ''] = describeError(error).split(/\.\s/);
    throw usageError(`${problem}.`);
  }
}

function parseLimit(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw usageError('--limit takes a whole number from 1.');
  return Number(text);
}

function usageError(problem: string): UsageError {
  return new UsageError(`contacts: ${problem} See --help.`);
}
