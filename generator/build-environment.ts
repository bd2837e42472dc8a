import { company } from '#content/company.ts';
import { type Environment, parseEnv } from '#server/settings/env.ts';
import type { BuildRecord } from '#server/site/load-site.ts';
import { OperatorError } from '#shared/operator-error.ts';

export type BuildEnvironment = Omit<BuildRecord, 'styleHashes'>;

/** Reads the build's variables. Throws an `OperatorError` if a variable is invalid. */
export function parseBuildEnvironment(environment: Environment): BuildEnvironment {
  const {
    siteUrl = company.defaultSiteUrl,
    supabaseUrl = null,
    supabaseAnonKey,
    anonKey: nodeServerKey,
  } = parseEnv(environment, 'build');
  if (supabaseUrl && !supabaseAnonKey) {
    throw new OperatorError('VITE_SUPABASE_URL is set, so VITE_SUPABASE_ANON_KEY must be set too.');
  }
  const anonKey = supabaseUrl ? null : (supabaseAnonKey ?? nodeServerKey);
  return { siteUrl, supabaseUrl, anonKey };
}
