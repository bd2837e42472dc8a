import { defaultAnonKey } from '#shared/paths.ts';

/** Where the data API lives, and the public key it knows this site by. */
export const backend = {
  url: import.meta.env.VITE_SUPABASE_URL || undefined,
  anonKey: import.meta.env.VITE_SUPABASE_ANON_KEY || defaultAnonKey,
};
