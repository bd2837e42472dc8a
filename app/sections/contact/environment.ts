import { defaultAnonKey } from '#shared/paths.ts';

/** The data API's address and its public key. */
export const backend = {
  url: import.meta.env.VITE_SUPABASE_URL || undefined,
  anonKey: import.meta.env.VITE_SUPABASE_ANON_KEY || defaultAnonKey,
};
