import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { defaultAnonKey } from '#shared/paths.ts';
import { parseBuildEnvironment } from './build-environment.ts';

const supabase = {
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc',
};

test('a build is for the Node server by default, with its default or own key', () => {
  const nodeServer = {
    siteUrl: company.defaultSiteUrl,
    supabaseUrl: null,
    anonKey: defaultAnonKey,
  };
  expect(parseBuildEnvironment({})).toEqual(nodeServer);
  const key = 'sb_publishable_own';
  expect(parseBuildEnvironment({ PUBLIC_ANON_KEY: key })).toEqual({ ...nodeServer, anonKey: key });
});

test('the build reads a Supabase project and the site’s URL from the environment', () => {
  expect(parseBuildEnvironment({ ...supabase, SITE_URL: 'https://www.example.com/' })).toEqual({
    siteUrl: 'https://www.example.com',
    supabaseUrl: supabase.VITE_SUPABASE_URL,
    anonKey: null,
  });
});

test('a build for a Supabase project fails without the project’s key', () => {
  const { VITE_SUPABASE_ANON_KEY: _, ...incomplete } = supabase;
  expect(() => parseBuildEnvironment(incomplete)).toThrow('VITE_SUPABASE_ANON_KEY');
});
