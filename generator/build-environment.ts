import { company } from '#content/company.ts';
import { type Environment, parseEnv } from '#server/settings/env.ts';
import { OperatorError } from '#shared/operator-error.ts';

export interface BuildEnvironment {
  /** The site's origin, without a trailing slash. */
  siteUrl: string;
  /** Where the pages send messages; null for the site's own server. */
  supabaseUrl: string | null;
  /** The key that the pages send to the site's own server; null with Supabase. */
  anonKey: string | null;
}

/** Reads the build's variables. Throws `OperatorError`. */
export function parseBuildEnvironment(environment: Environment): BuildEnvironment {
  const {
    siteUrl = company.defaultSiteUrl,
    supabaseUrl = null,
    supabaseAnonKey,
    anonKey: ownKey,
  } = parseEnv(environment, 'build');
  if (supabaseUrl && !supabaseAnonKey) {
    throw new OperatorError('VITE_SUPABASE_URL is set, so VITE_SUPABASE_ANON_KEY must be set too.');
  }
  const anonKey = supabaseUrl ? null : (supabaseAnonKey ?? ownKey);
  return { siteUrl, supabaseUrl, anonKey };
}
