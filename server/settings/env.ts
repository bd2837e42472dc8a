import type { Reader, Setting } from './kinds.ts';
import { settings } from './settings.ts';

type Settings = typeof settings;

/** What a reader knows of its environment. */
export type SettingsOf<Who extends Reader> = {
  [Key in keyof Settings as Who extends Settings[Key]['readBy'][number] ? Key : never]:
    | ReturnType<Settings[Key]['kind']>
    | (Settings[Key] extends { fallback: string } ? never : undefined);
};

export type ServerEnv = SettingsOf<'server'>;

/** Where the messages are. */
export type DataPlace = { databaseUrl: string } | { dataDir: string };

export type Environment = Record<string, string | undefined>;

/** Reads the environment once, at start; what it returns is trusted from then on. Throws `EnvError`. */
export function parseEnv<Who extends Reader = 'server'>(
  environment: Environment,
  who = 'server' as Who,
): SettingsOf<Who> {
  const read = Object.entries<Setting>(settings)
    .filter(([, { readBy }]) => readBy.includes(who))
    .map(([key, { variable, kind, fallback }]) => {
      // A variable set to nothing counts as not set, as shells and compose files have it.
      const text = environment[variable]?.trim() || fallback;
      return [key, text === undefined ? undefined : kind(text, variable)];
    });
  return Object.fromEntries(read) as SettingsOf<Who>;
}

/** For tools that need to know nothing else. Throws `EnvError`. */
export function parseDataPlace(environment: Environment): DataPlace {
  const { databaseUrl, dataDir } = parseEnv(environment, 'contacts');
  return databaseUrl === undefined ? { dataDir } : { databaseUrl };
}
