import { createClient } from '@supabase/supabase-js';
import { contactsTable, defaultAnonKey, paths } from '#contract/paths.ts';
import { openConnection } from './connection.ts';
import type { Client } from './load.ts';

/** The library that visitors' browsers use, one client for each of them, over a lean connection. */
export async function openSupabaseClient(tableUrl: string): Promise<Client> {
  const { send, close } = await openConnection(new URL(tableUrl));
  return {
    send: sendWith(tableUrl, async (url, { method, headers, body }) => {
      const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
      const head = [`${method} ${url.pathname}${url.search} HTTP/1.1`, `host: ${url.host}`];
      const answer = await send([...head, ...lines].join('\r\n'), body);
      if (answer.status === 0) throw new TypeError('fetch failed');
      return new Response(answer.body || null, { status: answer.status });
    }),
    close,
  };
}

/** The same over Node's own fetch, as other servers would use it. */
export async function openFetchingClient(tableUrl: string): Promise<Client> {
  return { send: sendWith(tableUrl, fetch), close: () => {} };
}

type Transport = (
  url: URL,
  request: { method: string; headers: Headers; body: string },
) => Promise<Response>;

function sendWith(tableUrl: string, transport: Transport): Client['send'] {
  const { origin } = new URL(tableUrl);
  const client = createClient(origin, defaultAnonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      // PostgREST has the table elsewhere, and on Supabase a gateway takes the key away from it.
      fetch: (input, init) => {
        const headers = new Headers(init?.headers);
        headers.delete('authorization');
        const asked = input instanceof Request ? input.url : String(input);
        const url = new URL(asked.replace(`${origin}${paths.contacts}`, tableUrl));
        const body = typeof init?.body === 'string' ? init.body : '';
        return transport(url, { method: init?.method ?? 'GET', headers, body });
      },
    },
  });
  return async (message) => (await client.from(contactsTable).insert(message)).status;
}
