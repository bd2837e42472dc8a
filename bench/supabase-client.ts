import { createClient } from '@supabase/supabase-js';
import { contactsTable, defaultAnonKey, paths } from '#contract/paths.ts';
import type { SendMessage } from './load.ts';

/** The library that visitors' browsers use, one client for each of them. */
export async function openSupabaseClient(
  tableUrl: string,
): Promise<{ send: SendMessage; close: () => void }> {
  const { origin } = new URL(tableUrl);
  const client = createClient(origin, defaultAnonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      // PostgREST has the table elsewhere, and on Supabase a gateway takes the key away from it.
      fetch: (input, init) => {
        const headers = new Headers(init?.headers);
        headers.delete('authorization');
        const url = (input instanceof Request ? input.url : String(input)).replace(
          `${origin}${paths.contacts}`,
          tableUrl,
        );
        return fetch(url, { ...init, headers });
      },
    },
  });
  return {
    send: async (message) => (await client.from(contactsTable).insert(message)).status,
    close: () => {},
  };
}
