import { Client } from 'pg';

/** Keeps everyone from the messages in the PostgreSQL at `url`, as a careless migration does. Returns what ends it. */
export async function lockTable(url: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.query('begin; lock table public.contacts');
  return () => client.end().catch(() => {});
}
