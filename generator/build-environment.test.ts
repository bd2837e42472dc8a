import { expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { defaultAnonKey } from '#shared/paths.ts';
import { parseBuildEnvironment } from './build-environment.ts';

const supabase = {
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc',
};

it('an empty environment builds for the site’s own server, with its key', () => {
  const own = { siteUrl: company.defaultSiteUrl, supabaseUrl: null, anonKey: defaultAnonKey };
  expect(parseBuildEnvironment({})).toEqual(own);
  const key = 'sb_publishable_own';
  expect(parseBuildEnvironment({ PUBLIC_ANON_KEY: key })).toEqual({ ...own, anonKey: key });
});

it('a hosted Supabase project and another site URL are read', () => {
  expect(parseBuildEnvironment({ ...supabase, SITE_URL: 'https://www.example.com/' })).toEqual({
    siteUrl: 'https://www.example.com',
    supabaseUrl: supabase.VITE_SUPABASE_URL,
    anonKey: null,
  });
});

it.each([
  ['SITE_URL', { SITE_URL: 'ftp://example.com' }],
  ['VITE_SUPABASE_URL', { ...supabase, VITE_SUPABASE_URL: 'abc' }],
  ['VITE_SUPABASE_ANON_KEY', { VITE_SUPABASE_URL: supabase.VITE_SUPABASE_URL }],
  [
    'VITE_SUPABASE_ANON_KEY is a secret key',
    { ...supabase, VITE_SUPABASE_ANON_KEY: 'sb_secret_abc' },
  ],
])('an invalid %s is named in the error: %j', (name, environment) => {
  expect(() => parseBuildEnvironment(environment)).toThrow(name);
});
