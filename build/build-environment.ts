import { EnvError, type Environment, parseSiteUrl } from '#server/settings/env.ts';

interface BuildEnvironment {
  /** The site's origin, without a slash at its end. */
  siteUrl: string;
  /** Where the built pages send their messages; null when that is the site's own server. */
  supabaseUrl: string | null;
}

/** Reads the variables that go into the built site. Throws `EnvError`. */
export function parseBuildEnvironment(environment: Environment): BuildEnvironment {
  return { siteUrl: parseSiteUrl(environment), supabaseUrl: supabaseUrl(environment) };
}

function supabaseUrl(environment: Environment): string | null {
  const text = environment['VITE_SUPABASE_URL'];
  if (!text) return null;
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? '')) {
    throw new EnvError(`VITE_SUPABASE_URL must look like https://abc.supabase.co, not "${text}".`);
  }
  if (!environment['VITE_SUPABASE_ANON_KEY']) {
    throw new EnvError('VITE_SUPABASE_URL is set, so VITE_SUPABASE_ANON_KEY must be set too.');
  }
  return text;
}
