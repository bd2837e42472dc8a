import { createClient } from '@supabase/supabase-js';
import { backend, fetchData } from './data-api.ts';

/** The Supabase client. It refreshes a stored session automatically. */
export const supabase = createClient(backend.url ?? window.location.origin, backend.anonKey, {
  // Sessions in the URL are ignored, because a link could sign the visitor in as somebody else.
  auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
  global: { fetch: fetchData },
});
