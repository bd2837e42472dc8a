import * as v from 'valibot';
import { OperatorError } from '#shared/operator-error.ts';
import { type Program, type SettingDocs, settings } from './settings.ts';

export type Env<Name extends Program> = v.InferOutput<(typeof settings)[Name]>;
export type ServerEnv = Env<'server'>;

/** Where messages are stored: in PostgreSQL if `databaseUrl` is set, otherwise in SQLite. */
export type DatabaseLocation = Env<'contacts'>;

export type Environment = Record<string, string | undefined>;

/** Reads and checks a program's environment once, on startup. Throws `OperatorError`. */
export function parseEnv<Name extends Program>(environment: Environment, program: Name): Env<Name> {
  const schema = settings[program];
  const variables = new Map(
    Object.entries<SettingDocs>(schema.entries).map(([key, { variable }]) => [key, variable]),
  );
  // An empty variable counts as unset.
  const values = [...variables].map(([key, name]) => [key, environment[name]?.trim() || undefined]);
  const { success, output, issues } = v.safeParse(schema, Object.fromEntries(values));
  if (success) return output;
  const [{ path, message }] = issues;
  throw new OperatorError(`${variables.get(String(path?.[0].key))} ${message}`);
}
