import type { Mailbox } from '#server/mail/mailbox.ts';
import type { LogSetting, Reader, Setting } from './kinds.ts';
import { settings } from './settings.ts';

/** What the owner's commands read: where the messages are. */
interface ContactsEnv {
  dataDir: string;
  /** Undefined for the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
}

interface MailEnv {
  smtpUrl: string | undefined;
  mailTo: Mailbox;
  mailFrom: Mailbox;
  mailsPerHour: number | undefined;
  siteUrl: string | undefined;
}

export interface ServerEnv extends ContactsEnv, MailEnv {
  port: number;
  host: string;
  messagesPerAddress: number | undefined;
  trustProxy: number;
  allowedOrigins: string[];
  drainSeconds: number;
  logLevel: LogSetting;
  metricsPort: number | undefined;
  metricsHost: string;
  anonKey: string;
}

interface BuildEnv {
  siteUrl: string | undefined;
  anonKey: string;
  supabaseUrl: string | undefined;
  supabaseAnonKey: string | undefined;
}

interface FunctionEnv extends MailEnv {
  databaseUrl: string | undefined;
}

interface Environments extends Record<Reader, object> {
  server: ServerEnv;
  contacts: ContactsEnv;
  build: BuildEnv;
  function: FunctionEnv;
}

/** Where the messages are. */
export type DataPlace = { databaseUrl: string } | { dataDir: string };

export type Environment = Record<string, string | undefined>;

/** Reads and checks the environment once, at start. Throws `OwnerError`. */
export function parseEnv<Who extends Reader = 'server'>(
  environment: Environment,
  who = 'server' as Who,
): Environments[Who] {
  const read = Object.entries<Setting>(settings)
    .filter(([, { readBy }]) => readBy.includes(who))
    .map(([key, { variable, kind, fallback }]) => {
      // A variable set to nothing counts as not set, as in shells and compose files.
      const text = environment[variable]?.trim() || fallback;
      return [key, text === undefined ? undefined : kind(text, variable)];
    });
  return Object.fromEntries(read) as Environments[Who];
}

/** For commands that need nothing else. Throws `OwnerError`. */
export function parseDataPlace(environment: Environment): DataPlace {
  const { databaseUrl, dataDir } = parseEnv(environment, 'contacts');
  return databaseUrl === undefined ? { dataDir } : { databaseUrl };
}
