import { expect, test } from 'vitest';
import { parseEnv, type ServerEnv } from './env.ts';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (role: string) => `${part({ alg: 'HS256' })}.${part({ role, iat: 1 })}.signature`;

const publicKeys = [token('anon'), 'sb_publishable_abc', `a.${part(null)}.c`];
const databaseUrls = [
  'postgres://user:p%40ss@db.example:5432/site?sslmode=require',
  'postgresql://user@[::1]:5433/site',
  'postgres:///site?host=/run/postgresql',
];
test.each<readonly [variable: string, text: string, parsed: Partial<ServerEnv>]>([
  ['PORT', '0', { port: 0 }],
  ['HOST', '::1', { host: '::1' }],
  ...databaseUrls.map((url) => ['DATABASE_URL', url, { databaseUrl: url }] as const),
  ['DATA_DIR', '/data', { dataDir: '/data' }],
  ['SMTP_URL', 'smtps://u:p%40ss@b.example', { smtpUrl: 'smtps://u:p%40ss@b.example' }],
  ['MAIL_TO', 'leads@b.example', { mailTo: { name: '', address: 'leads@b.example' } }],
  ['MAIL_FROM', '"A, B" <a@b.example>', { mailFrom: { name: 'A, B', address: 'a@b.example' } }],
  ['SITE_URL', 'HTTPS://B.example:443/', { siteUrl: 'https://b.example' }],
  ...publicKeys.map((key) => ['PUBLIC_ANON_KEY', key, { anonKey: key }] as const),
  ['MESSAGES_PER_ADDRESS', '0', { messagesPerAddress: 0 }],
  ['MAX_EMAILS_PER_HOUR', '1000', { maxEmailsPerHour: 1000 }],
  ['LOG_LEVEL', 'Debug', { logLevel: 'debug' }],
])('parseEnv reads %s=%s', (variable, text, parsed) => {
  expect(parseEnv({ [variable]: text }, 'server')).toMatchObject(parsed);
});

test('parseEnv treats an empty variable as unset', () => {
  expect(parseEnv({ PORT: '', SMTP_URL: ' ', DATABASE_URL: '' }, 'server').port).toBe(3000);
});

const mistakes: Record<string, string[]> = {
  PORT: ['http', '65536', '-1', '3000.5', '1e3'],
  HOST: ['http://localhost'],
  DATABASE_URL: [
    'localhost/site',
    'postgres:///site?host=',
    'postgres://user:secret#1@localhost/site',
    'mysql://user:secret@localhost/site',
  ],
  SMTP_URL: ['mail.example:587', 'imap://user:secret@mail.example'],
  MAIL_TO: ['nobody', 'a@b.example, c@d.example'],
  MAIL_FROM: ['Site <site@b.example>, x <c@d.example>', 'Site\n<site@b.example>'],
  SITE_URL: [
    'b.example',
    'https://b.example/site',
    'https://user@b.example',
    'https://*.b.example',
  ],
  PUBLIC_ANON_KEY: ['two words', token('service_role'), 'sb_secret_abc'],
  LOG_LEVEL: ['loud'],
};
test.each(Object.entries(mistakes))('parseEnv reports an invalid %s in one line', (key, values) => {
  // The error does not repeat an invalid URL, which may contain a password.
  const line = new RegExp(`^(?!.*secret[^_ ])${key}[^\n]+\\.$`);
  for (const value of values) {
    expect(() => parseEnv({ [key]: value }, 'server')).toThrow(line);
  }
});

test('the contacts commands read only the database variables', () => {
  const environment = { DATA_DIR: '/data', PORT: 'wrong' };
  expect(parseEnv(environment, 'contacts').dataDir).toBe('/data');
});
