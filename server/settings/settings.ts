import * as v from 'valibot';
import { company } from '#content/company.ts';
import { defaultAnonKey } from '#shared/paths.ts';
import {
  address,
  folder,
  host,
  logLevel,
  mailbox,
  origin,
  publicKey,
  wholeNumber,
} from './kinds.ts';

export interface Documented {
  variable: string;
  meaning: string;
  /** The default in words. */
  shown?: string | undefined;
}

function setting<Schema extends v.GenericSchema>(
  variable: string,
  meaning: string,
  schema: Schema,
  shown?: string,
): Schema & Documented {
  return { ...schema, variable, meaning, shown };
}

const dataDir = setting(
  'DATA_DIR',
  'the embedded database, and mail files',
  v.optional(folder, '.data'),
);

const databaseUrl = setting(
  'DATABASE_URL',
  'PostgreSQL 14 or newer in UTF-8, instead of the embedded database',
  v.optional(
    address(
      ['postgres:', 'postgresql:'],
      'postgres://user:password@host:port/database (or postgresql://), with other characters than letters and digits in the password percent-encoded',
    ),
  ),
);

const siteUrl = setting(
  'SITE_URL',
  "the site's address; the server refuses to start with another than the build's",
  v.optional(origin),
  "the company's address",
);

const anonKey = setting(
  'PUBLIC_ANON_KEY',
  'what browsers send as `apikey`, the same in the build; not a secret',
  v.optional(publicKey, defaultAnonKey),
  'a fixed public key',
);

const aMailbox = v.optional(mailbox, `"${company.name}" <${company.mailboxes.general}>`);

const mail = {
  smtpUrl: setting(
    'SMTP_URL',
    'the mail server, `smtp://` or `smtps://`; with a user, only over TLS except on this machine',
    v.optional(address(['smtp:', 'smtps:'], 'smtp://user:password@host:port (or smtps://)')),
  ),
  mailTo: setting('MAIL_TO', 'the recipient of notifications', aMailbox, 'the general mailbox'),
  mailFrom: setting('MAIL_FROM', 'their sender', aMailbox, 'the general mailbox'),
  maxEmailsPerHour: setting(
    'MAX_EMAILS_PER_HOUR',
    'the most mails an hour; the rest wait. Each process may send one more; `0` is no cap',
    v.optional(wholeNumber(999_999), '200'),
  ),
};

/** Every environment variable, by the program that reads it. `parseEnv` and the table in docs/settings.md follow from this. */
export const settings = {
  server: v.object({
    port: setting('PORT', 'the port to listen on', v.optional(wholeNumber(65_535), '3000')),
    host: setting('HOST', 'the address to listen on', v.optional(host, '127.0.0.1')),
    dataDir,
    databaseUrl,
    ...mail,
    messagesPerAddress: setting(
      'MESSAGES_PER_ADDRESS',
      'messages from one address in ten minutes, in IPv6 from one /56, never from this machine; `0` is no limit',
      v.optional(wholeNumber(999_999), '30'),
    ),
    trustProxy: setting(
      'TRUST_PROXY',
      "how many proxies in front to trust for a visitor's address",
      v.optional(wholeNumber(100), '0'),
    ),
    drainSeconds: setting(
      'DRAIN_SECONDS',
      'how long a stopping server still answers, for the load balancer',
      v.optional(wholeNumber(300), '0'),
    ),
    logLevel: setting(
      'LOG_LEVEL',
      '`debug`, `info`, `warn`, `error` or `silent`; one line of JSON each',
      v.optional(logLevel, 'info'),
    ),
    metricsPort: setting(
      'METRICS_PORT',
      'a port for Prometheus; no metrics without it',
      v.optional(wholeNumber(65_535)),
    ),
    metricsHost: setting(
      'METRICS_HOST',
      'the address to listen on for metrics',
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
      'where the pages send messages, if not to their own server',
      v.optional(address(['http:', 'https:'], 'https://abc.supabase.co')),
    ),
    supabaseAnonKey: setting(
      'VITE_SUPABASE_ANON_KEY',
      'the public key there',
      v.optional(publicKey),
    ),
  }),
  /** `npm run contacts`. */
  contacts: v.object({ dataDir, databaseUrl }),
  /** The function that sends the mails on Supabase. */
  function: v.object({ databaseUrl, ...mail, siteUrl }),
};

export type Reader = keyof typeof settings;
