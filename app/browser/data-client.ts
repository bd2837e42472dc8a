import { createClient } from '@supabase/supabase-js';
import { defaultAnonKey } from '#shared/paths.ts';
import { fetchData } from './data-api.ts';

/** The Supabase client. It refreshes a stored session automatically. */
export const supabase = createClient(
  import.meta.env.VITE_SUPABASE_URL || window.location.origin,
  import.meta.env.VITE_SUPABASE_ANON_KEY || defaultAnonKey,
  {
    // Ignores sessions in the URL, because a link could sign the visitor in as somebody else.
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
    global: { fetch: fetchData },
  },
);
