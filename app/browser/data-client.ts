import { createClient } from '@supabase/supabase-js';
import { backend, fetchData } from './data-api.ts';

/** Refreshes a stored session by itself. */
export const supabase = createClient(backend.url ?? window.location.origin, backend.anonKey, {
  // A link must not be able to plant a session.
  auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
  global: { fetch: fetchData },
});
