import * as v from 'valibot';
import { OperatorError } from '#shared/operator-error.ts';
import { type Documented, type Reader, settings } from './settings.ts';

export type Env<Who extends Reader> = v.InferOutput<(typeof settings)[Who]>;
export type ServerEnv = Env<'server'>;

/** Where the messages are: in PostgreSQL, if there is a URL. */
export type DataPlace = Env<'contacts'>;

export type Environment = Record<string, string | undefined>;

/** Reads and checks the environment once, at start. Throws `OperatorError`. */
export function parseEnv<Who extends Reader>(environment: Environment, who: Who): Env<Who> {
  const schema = settings[who];
  const variables = new Map(
    Object.entries<Documented>(schema.entries).map(([key, { variable }]) => [key, variable]),
  );
  // A variable set to nothing counts as not set, as in shells.
  const texts = [...variables].map(([key, name]) => [key, environment[name]?.trim() || undefined]);
  const { success, output, issues } = v.safeParse(schema, Object.fromEntries(texts));
  if (success) return output;
  const [{ path, message }] = issues;
  throw new OperatorError(`${variables.get(String(path?.[0].key))} ${message}`);
}
