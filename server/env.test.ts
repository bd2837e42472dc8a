import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { defaultAnonKey } from '#contract/paths.ts';
import { type Environment, parseDataDir, parseEnv } from './env.ts';

describe('the environment', () => {
  test('needs nothing', () => {
    const general = { name: company.name, address: company.mailboxes.general };
    expect(parseEnv({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      smtpUrl: undefined,
      mailTo: general,
      mailFrom: general,
      siteUrl: company.defaultSiteUrl,
      anonKey: defaultAnonKey,
      trustProxy: 0,
    });
  });

  test('is read in full', () => {
    const env = parseEnv({
      PORT: '0',
      HOST: '::1',
      DATA_DIR: '/data',
      SMTP_URL: 'smtps://user:p%40ss@mail.example:465',
      MAIL_TO: 'leads@b.example',
      MAIL_FROM: '"The Site" <site@b.example>',
      SITE_URL: 'https://b.example/',
      PUBLIC_ANON_KEY: 'sb_publishable_x',
      TRUST_PROXY: '2',
    });
    expect(env).toMatchObject({
      port: 0,
      host: '::1',
      dataDir: '/data',
      smtpUrl: 'smtps://user:p%40ss@mail.example:465',
      mailTo: { name: '', address: 'leads@b.example' },
      mailFrom: { name: 'The Site', address: 'site@b.example' },
      siteUrl: 'https://b.example',
      anonKey: 'sb_publishable_x',
      trustProxy: 2,
    });
  });

  test('a variable set to nothing counts as not set', () => {
    expect(parseEnv({ PORT: '', SMTP_URL: ' ', DATABASE_URL: '' }).port).toBe(3000);
  });

  test.each<[string, Environment]>([
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['PORT', { PORT: '3000.5' }],
    ['HOST', { HOST: 'http://localhost' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://localhost/site' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example:587' }],
    ['SMTP_URL', { SMTP_URL: 'https://mail.example' }],
    ['MAIL_TO', { MAIL_TO: 'nobody' }],
    ['MAIL_TO', { MAIL_TO: 'a@b.example, c@d.example' }],
    ['MAIL_FROM', { MAIL_FROM: 'Site <site@b.example>, x <c@d.example>' }],
    ['SITE_URL', { SITE_URL: 'b.example' }],
    ['SITE_URL', { SITE_URL: 'https://b.example/site' }],
    ['PUBLIC_ANON_KEY', { PUBLIC_ANON_KEY: 'two words' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '-1' }],
  ])('a wrong %s is named in one line', (name, environment) => {
    expect(() => parseEnv(environment)).toThrow(new RegExp(`^${name}[^\n]+\\.$`));
  });

  test('a wrong SMTP_URL is not repeated, since it holds a password', () => {
    expect(() => parseEnv({ SMTP_URL: 'imap://user:secret@mail.example' })).not.toThrow(/secret/);
  });

  test('tools that only look at the messages need DATA_DIR alone', () => {
    expect(parseDataDir({ DATA_DIR: '/data', PORT: 'wrong' })).toBe('/data');
  });
});
