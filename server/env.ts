import { resolve } from 'node:path';
import { company } from '#content/company.ts';
import { defaultAnonKey } from '#contract/paths.ts';
import { type Mailbox, parseMailbox } from './mail/mailbox.ts';

export interface ServerEnv {
  port: number;
  host: string;
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
}

export type Environment = Record<string, string | undefined>;

/** A variable that nobody could start with. Its message is the one line the owner reads. */
export class EnvError extends Error {}

/** Reads the environment once, at start; what it returns is trusted from then on. Throws `EnvError`. */
export function parseEnv(environment: Environment): ServerEnv {
  refuseDatabaseUrl(environment);
  const { general } = company.mailboxes;
  return {
    port: wholeNumber(environment, 'PORT', 3000, 65_535),
    host: host(environment),
    dataDir: parseDataDir(environment),
    smtpUrl: smtpUrl(environment),
    mailTo: mailbox(environment, 'MAIL_TO', { name: company.name, address: general }),
    mailFrom: mailbox(environment, 'MAIL_FROM', { name: company.name, address: general }),
    siteUrl: parseSiteUrl(environment),
    anonKey: anonKey(environment),
    trustProxy: wholeNumber(environment, 'TRUST_PROXY', 0, 100),
  };
}

/** Where the messages are, for tools that need nothing else. Throws `EnvError`. */
export function parseDataDir(environment: Environment): string {
  refuseDatabaseUrl(environment);
  const folder = valueOf(environment, 'DATA_DIR') ?? '.data';
  if (folder.includes('\0')) throw new EnvError('DATA_DIR must not contain a NUL character.');
  return resolve(folder);
}

/** A variable set to nothing counts as not set, as shells and compose files have it. */
function valueOf(environment: Environment, name: string): string | undefined {
  return environment[name]?.trim() || undefined;
}

function refuseDatabaseUrl(environment: Environment): void {
  if (valueOf(environment, 'DATABASE_URL') === undefined) return;
  throw new EnvError(
    'DATABASE_URL is set, but PostgreSQL is not supported yet: unset it to keep messages in DATA_DIR.',
  );
}

function wholeNumber(environment: Environment, name: string, fallback: number, most: number) {
  const text = valueOf(environment, name);
  if (text === undefined) return fallback;
  if (!/^\d{1,6}$/.test(text) || Number(text) > most) {
    throw new EnvError(`${name} must be a whole number from 0 to ${most}, not ${quote(text)}.`);
  }
  return Number(text);
}

function host(environment: Environment): string {
  const text = valueOf(environment, 'HOST') ?? '127.0.0.1';
  if (/[\s/]/.test(text)) {
    throw new EnvError(`HOST must be a host name or an address, not ${quote(text)}.`);
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
