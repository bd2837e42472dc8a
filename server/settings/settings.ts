import * as v from 'valibot';
import { company } from '#content/company.ts';
import { defaultAnonKey } from '#shared/paths.ts';
import {
  directory,
  host,
  integerUpTo,
  logLevel,
  mailbox,
  origin,
  publicKey,
  url,
} from './schemas.ts';

export interface SettingDocs {
  variable: string;
  description: string;
  /** Replaces the default's value in docs/settings.md. */
  defaultText?: string | undefined;
}

function setting<Schema extends v.GenericSchema>(
  variable: string,
  description: string,
  schema: Schema,
  defaultText?: string,
): Schema & SettingDocs {
  return { ...schema, variable, description, defaultText };
}

const dataDir = setting(
  'DATA_DIR',
  'the directory for the SQLite database and for emails written to files',
  v.optional(directory, '.data'),
);

const databaseUrl = setting(
  'DATABASE_URL',
  'the PostgreSQL database (14 or newer, UTF-8) to use instead of SQLite',
  v.optional(
    url(
      ['postgres:', 'postgresql:'],
      'postgres://user:password@host:port/database (or postgresql://), with special characters in the password percent-encoded',
    ),
  ),
);

const siteUrl = setting('SITE_URL', 'the public URL', v.optional(origin), "the company's URL");

const anonKey = setting(
  'PUBLIC_ANON_KEY',
  'the public key that browsers send as `apikey`',
  v.optional(publicKey, defaultAnonKey),
  'a fixed public key',
);

const mailboxOrGeneral = v.optional(mailbox, `"${company.name}" <${company.mailboxes.general}>`);

const mail = {
  smtpUrl: setting(
    'SMTP_URL',
    'the mail server, `smtp://` or `smtps://`; a password is sent only over TLS, except to localhost',
    v.optional(url(['smtp:', 'smtps:'], 'smtp://user:password@host:port (or smtps://)')),
  ),
  mailTo: setting(
    'MAIL_TO',
    'the recipient of notifications',
    mailboxOrGeneral,
    'the general mailbox',
  ),
  mailFrom: setting(
    'MAIL_FROM',
    'the sender of notifications',
    mailboxOrGeneral,
    'the general mailbox',
  ),
  maxEmailsPerHour: setting(
    'MAX_EMAILS_PER_HOUR',
    'the maximum number of notifications per hour across all processes, which each process may exceed by one; the rest are delayed; `0` is unlimited',
    v.optional(integerUpTo(999_999), '200'),
  ),
};

/** The settings of each program. `parseEnv` validates the environment with them, and docs/settings.md lists them. */
export const settings = {
  server: v.object({
    port: setting('PORT', 'the port to listen on', v.optional(integerUpTo(65_535), '3000')),
    host: setting('HOST', 'the address to listen on', v.optional(host, '127.0.0.1')),
    dataDir,
    databaseUrl,
    ...mail,
    messagesPerAddress: setting(
      'MESSAGES_PER_ADDRESS',
      'the maximum number of messages in ten minutes from one IPv4 address or IPv6 /56; localhost is exempt; `0` is unlimited',
      v.optional(integerUpTo(999_999), '30'),
    ),
    trustProxy: setting(
      'TRUST_PROXY',
      'the number of proxies in front of the server whose `X-Forwarded-For` is trusted',
      v.optional(integerUpTo(100), '0'),
    ),
    drainSeconds: setting(
      'DRAIN_SECONDS',
      'how many seconds to keep serving after a stop signal, while `/healthz` returns 503',
      v.optional(integerUpTo(300), '0'),
    ),
    logLevel: setting(
      'LOG_LEVEL',
      'the lowest level to log: `debug`, `info`, `warn`, `error` or `silent`',
      v.optional(logLevel, 'info'),
    ),
    metricsPort: setting(
      'METRICS_PORT',
      'the port for `/metrics` and `/readyz`; if unset, neither is served',
      v.optional(integerUpTo(65_535)),
    ),
    metricsHost: setting(
      'METRICS_HOST',
      'the address that `METRICS_PORT` listens on',
      v.optional(host, '127.0.0.1'),
    ),
    siteUrl,
    anonKey,
  }),
  build: v.object({
    siteUrl,
    anonKey,
    supabaseUrl: setting(
      'VITE_SUPABASE_URL',
      'the URL of the Supabase project to which pages send messages, instead of the Node server',
      v.optional(url(['http:', 'https:'], 'https://abc.supabase.co')),
    ),
    supabaseAnonKey: setting(
      'VITE_SUPABASE_ANON_KEY',
      'the publishable key of that project',
      v.optional(publicKey),
    ),
  }),
  /** The commands of `npm run contacts`. */
  contacts: v.object({ dataDir, databaseUrl }),
  /** The Supabase Edge Function that sends notifications. */
  function: v.object({ databaseUrl, ...mail, siteUrl }),
};

export type Program = keyof typeof settings;
