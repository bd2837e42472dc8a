import { resolve } from 'node:path';
import { company } from '#content/company.ts';
import { defaultAnonKey } from '#contract/paths.ts';
import { type Mailbox, parseMailbox } from '#server/mail/mailbox.ts';

export interface ServerEnv {
  port: number;
  host: string;
  /** PostgreSQL's address. Without it, messages are kept in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Without it, mails are written as files. */
  smtpUrl: string | undefined;
  mailTo: Mailbox;
  mailFrom: Mailbox;
  /** The site's origin, without a slash at its end. */
  siteUrl: string;
  anonKey: string;
  /** How many proxies in front of this server may be believed about a visitor's address. */
  trustProxy: number;
  /** The other sites whose pages may use the data API, as browsers name them. */
  allowedOrigins: string[];
  /** What one address may send in ten minutes. Undefined is no limit, here and below. */
  messagesPerAddress: number | undefined;
  mailsPerHour: number | undefined;
  /** How long the server still answers after SIGTERM, for proxies to notice that it goes. */
  drainSeconds: number;
  logLevel: LogSetting;
  /** Where Prometheus may ask. Undefined is nowhere. */
  metricsPort: number | undefined;
  metricsHost: string;
}

const logSettings = ['debug', 'info', 'warn', 'error', 'silent'] as const;
/** The least that a line must be for the log to have it. */
export type LogSetting = (typeof logSettings)[number];

/** Where the messages are. */
export type DataPlace = { databaseUrl: string } | { dataDir: string };

export type Environment = Record<string, string | undefined>;

/** A variable that nobody could start with. Its message is the one line the owner reads. */
export class EnvError extends Error {}

/** Reads the environment once, at start; what it returns is trusted from then on. Throws `EnvError`. */
export function parseEnv(environment: Environment): ServerEnv {
  const { general } = company.mailboxes;
  return {
    port: wholeNumber(environment, 'PORT', 3000, 65_535),
    host: host(environment, 'HOST'),
    databaseUrl: databaseUrl(environment),
    dataDir: parseDataDir(environment),
    smtpUrl: smtpUrl(environment),
    mailTo: mailbox(environment, 'MAIL_TO', { name: company.name, address: general }),
    mailFrom: mailbox(environment, 'MAIL_FROM', { name: company.name, address: general }),
    siteUrl: parseSiteUrl(environment),
    anonKey: anonKey(environment),
    trustProxy: wholeNumber(environment, 'TRUST_PROXY', 0, 100),
    allowedOrigins: allowedOrigins(environment),
    messagesPerAddress: limit(environment, 'MESSAGES_PER_ADDRESS', 30),
    mailsPerHour: limit(environment, 'MAILS_PER_HOUR', 200),
    drainSeconds: wholeNumber(environment, 'DRAIN_SECONDS', 0, 300),
    logLevel: logLevel(environment),
    metricsPort: wholeNumber(environment, 'METRICS_PORT', undefined, 65_535),
    metricsHost: host(environment, 'METRICS_HOST'),
  };
}

/** For tools that need to know nothing else. Throws `EnvError`. */
export function parseDataPlace(environment: Environment): DataPlace {
  const url = databaseUrl(environment);
  return url === undefined ? { dataDir: parseDataDir(environment) } : { databaseUrl: url };
}

/** The folder of the embedded database and of mails written as files. Throws `EnvError`. */
export function parseDataDir(environment: Environment): string {
  const folder = valueOf(environment, 'DATA_DIR') ?? '.data';
  if (folder.includes('\0')) throw new EnvError('DATA_DIR must not contain a NUL character.');
  return resolve(folder);
}

/** A variable set to nothing counts as not set, as shells and compose files have it. */
function valueOf(environment: Environment, name: string): string | undefined {
  return environment[name]?.trim() || undefined;
}

function wholeNumber<T extends number | undefined>(
  environment: Environment,
  name: string,
  fallback: T,
  most: number,
): number | T {
  const text = valueOf(environment, name);
  if (text === undefined) return fallback;
  if (!/^\d{1,6}$/.test(text) || Number(text) > most) {
    throw new EnvError(`${name} must be a whole number from 0 to ${most}, not ${quote(text)}.`);
  }
  return Number(text);
}

function limit(environment: Environment, name: string, fallback: number): number | undefined {
  return wholeNumber(environment, name, fallback, 999_999) || undefined;
}

function host(environment: Environment, name: string): string {
  const text = valueOf(environment, name) ?? '127.0.0.1';
  if (/[\s/]/.test(text)) {
    throw new EnvError(`${name} must be a host name or an address, not ${quote(text)}.`);
  }
  return text;
}

function logLevel(environment: Environment): LogSetting {
  const text = valueOf(environment, 'LOG_LEVEL') ?? 'info';
  const setting = logSettings.find((known) => known === text.toLowerCase());
  if (!setting) {
    throw new EnvError(`LOG_LEVEL must be one of ${logSettings.join(', ')}, not ${quote(text)}.`);
  }
  return setting;
}

function databaseUrl(environment: Environment): string | undefined {
  const text = valueOf(environment, 'DATABASE_URL');
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  const known = url && ['postgres:', 'postgresql:'].includes(url.protocol);
  // Without a host, the driver would pick one by itself. A socket's folder is in the query.
  if (!known || !(url.hostname || url.searchParams.get('host'))) {
    // The value is never repeated: it holds a password.
    throw new EnvError(
      'DATABASE_URL must look like postgres://user:password@host:port/database (or postgresql://), with other characters than letters and digits in the password percent-encoded.',
    );
  }
  return text;
}

function smtpUrl(environment: Environment): string | undefined {
  const text = valueOf(environment, 'SMTP_URL');
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  // The value is never repeated: it holds a password.
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    throw new EnvError('SMTP_URL must look like smtp://user:password@host:port (or smtps://).');
  }
  return text;
}

function mailbox(environment: Environment, name: string, fallback: Mailbox): Mailbox {
  const text = valueOf(environment, name);
  if (text === undefined) return fallback;
  const parsed = parseMailbox(text);
  if (!parsed) {
    throw new EnvError(
      `${name} must be one mail address, with or without a name, not ${quote(text)}.`,
    );
  }
  return parsed;
}

/** The site's own origin; the build needs it too. Throws `EnvError`. */
export function parseSiteUrl(environment: Environment): string {
  const text = valueOf(environment, 'SITE_URL') ?? company.defaultSiteUrl;
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search) {
    throw new EnvError(`SITE_URL must look like https://example.com, not ${quote(text)}.`);
  }
  return url.origin;
}

function allowedOrigins(environment: Environment): string[] {
  const texts = (valueOf(environment, 'ALLOWED_ORIGINS') ?? '')
    .split(',')
    .map((text) => text.trim());
  return [...new Set(texts.filter(Boolean).map(parseOrigin))];
}

function parseOrigin(text: string): string {
  if (text.includes('*')) {
    throw new EnvError(
      'ALLOWED_ORIGINS must name each origin: a * could let in any site there is.',
    );
  }
  const url = URL.parse(text);
  // Nothing but an origin, which as an address has a slash at its end.
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.href !== `${url.origin}/`) {
    throw new EnvError(
      `ALLOWED_ORIGINS must be origins like https://example.com, with commas between them, not ${quote(text)}.`,
    );
  }
  return url.origin;
}

function anonKey(environment: Environment): string {
  const text = valueOf(environment, 'PUBLIC_ANON_KEY') ?? defaultAnonKey;
  if (!/^[\x21-\x7e]+$/.test(text)) {
    throw new EnvError('PUBLIC_ANON_KEY must be printable ASCII without spaces.');
  }
  return text;
}

/** On one line, whatever the value holds. */
function quote(text: string): string {
  return JSON.stringify(text);
}
