import { defaultAnonKey } from '#contract/paths.ts';
import { openConnection } from './connection.ts';
import type { Client } from './load.ts';

/** Writes what supabase-js would write, without it. */
export async function openRawClient(tableUrl: string): Promise<Client> {
  const url = new URL(tableUrl);
  const { send, close } = await openConnection(url);
  const head = [
    `POST ${url.pathname} HTTP/1.1`,
    `host: ${url.host}`,
    `apikey: ${defaultAnonKey}`,
    'content-profile: public',
    'content-type: application/json',
    'x-client-info: supabase-js/2.119.0; runtime=node',
    'accept: */*',
  ].join('\r\n');
  return {
    send: async (message) => (await send(head, JSON.stringify(message))).status,
    close,
  };
}
