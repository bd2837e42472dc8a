import { company } from '#content/company.ts';
import { defaultAnonKey } from '#shared/paths.ts';
import {
  address,
  folder,
  host,
  limit,
  logLevel,
  mailbox,
  origin,
  origins,
  publicKey,
  type Setting,
  wholeNumber,
} from './kinds.ts';

const generalMailbox = `"${company.name}" <${company.mailboxes.general}>`;
const theMailbox = 'the general mailbox';

/** Describes every environment variable. The checks at start and build and the documents' table follow. */
export const settings = {
  port: {
    variable: 'PORT',
    kind: wholeNumber(65_535),
    fallback: '3000',
    meaning: 'the port to listen on',
    readBy: ['server'],
  },
  host: {
    variable: 'HOST',
    kind: host,
    fallback: '127.0.0.1',
    meaning: 'the address to listen on',
    readBy: ['server'],
  },
  dataDir: {
    variable: 'DATA_DIR',
    kind: folder,
    fallback: '.data',
    meaning: 'the embedded database, and mail files',
    readBy: ['server', 'contacts'],
  },
  databaseUrl: {
    variable: 'DATABASE_URL',
    kind: address({
      protocols: ['postgres:', 'postgresql:'],
      // Without a host the driver picks one. A socket's folder is in the query.
      isComplete: (url) => Boolean(url.hostname || url.searchParams.get('host')),
      example:
        'postgres://user:password@host:port/database (or postgresql://), with other characters than letters and digits in the password percent-encoded',
    }),
    meaning:
      'PostgreSQL 14 or newer in UTF-8, in place of the embedded database, for one server or many',
    readBy: ['server', 'contacts', 'function'],
  },
  smtpUrl: {
    variable: 'SMTP_URL',
    kind: address({
      protocols: ['smtp:', 'smtps:'],
      isComplete: (url) => url.hostname !== '',
      example: 'smtp://user:password@host:port (or smtps://)',
    }),
    meaning:
      '`smtp://` or `smtps://` address of the mail server; with a user, TLS is required except on this machine',
    readBy: ['server', 'function'],
  },
  mailTo: {
    variable: 'MAIL_TO',
    kind: mailbox,
    fallback: generalMailbox,
    shown: theMailbox,
    meaning: 'the recipient of notifications',
    readBy: ['server', 'function'],
  },
  mailFrom: {
    variable: 'MAIL_FROM',
    kind: mailbox,
    fallback: generalMailbox,
    shown: theMailbox,
    meaning: 'their sender',
    readBy: ['server', 'function'],
  },
  mailsPerHour: {
    variable: 'MAILS_PER_HOUR',
    kind: limit,
    fallback: '200',
    meaning:
      'further mails wait, and the log says how many; each process may send one more; `0` is no cap',
    readBy: ['server', 'function'],
  },
  messagesPerAddress: {
    variable: 'MESSAGES_PER_ADDRESS',
    kind: limit,
    fallback: '30',
    meaning:
      'messages from one address in ten minutes, in IPv6 from one /56, never from this machine; `0` is no limit',
    readBy: ['server'],
  },
  trustProxy: {
    variable: 'TRUST_PROXY',
    kind: wholeNumber(100),
    fallback: '0',
    meaning: "how many proxies in front to trust for a visitor's address",
    readBy: ['server'],
  },
  allowedOrigins: {
    variable: 'ALLOWED_ORIGINS',
    kind: origins,
    fallback: '',
    meaning: 'other sites whose pages may send messages here, separated by commas',
    readBy: ['server'],
  },
  drainSeconds: {
    variable: 'DRAIN_SECONDS',
    kind: wholeNumber(300),
    fallback: '0',
    meaning: 'how long a stopping server still answers, so that the load balancer can drain it',
    readBy: ['server'],
  },
  logLevel: {
    variable: 'LOG_LEVEL',
    kind: logLevel,
    fallback: 'info',
    meaning: '`debug`, `info`, `warn`, `error` or `silent`; one line of JSON each',
    readBy: ['server'],
  },
  metricsPort: {
    variable: 'METRICS_PORT',
    kind: wholeNumber(65_535),
    meaning: 'a port for Prometheus; no metrics without it',
    readBy: ['server'],
  },
  metricsHost: {
    variable: 'METRICS_HOST',
    kind: host,
    fallback: '127.0.0.1',
    meaning: 'the address to listen on for metrics',
    readBy: ['server'],
  },
  siteUrl: {
    variable: 'SITE_URL',
    kind: origin,
    shown: "the company's address",
    meaning: "the site's address; the server refuses to start with another than the build's",
    readBy: ['server', 'build', 'function'],
  },
  anonKey: {
    variable: 'PUBLIC_ANON_KEY',
    kind: publicKey,
    fallback: defaultAnonKey,
    shown: 'a fixed public key',
    meaning: 'what browsers send as `apikey`, the same in the build; not a secret',
    readBy: ['server', 'build'],
  },
  supabaseUrl: {
    variable: 'VITE_SUPABASE_URL',
    kind: address({
      protocols: ['http:', 'https:'],
      isComplete: (url) => url.hostname !== '',
      example: 'https://abc.supabase.co',
    }),
    meaning: 'where the pages send messages, if not to their own server',
    readBy: ['build'],
  },
  supabaseAnonKey: {
    variable: 'VITE_SUPABASE_ANON_KEY',
    kind: publicKey,
    meaning: 'the public key there',
    readBy: ['build'],
  },
} as const satisfies Record<string, Setting>;
