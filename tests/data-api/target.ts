import { createClient } from '@supabase/supabase-js';
import type { MessageArchive, StoredMessage } from '#server/store/store.ts';
import type { Message } from '#shared/message.ts';
import { makeMessage } from '#shared/message-texts.ts';
import { defaultAnonKey, paths } from '#shared/paths.ts';
import { apiHeaders, validMessage } from '#tests/support/server/messages.ts';
import type { ApiRequest, Call, Outcome } from './case.ts';

/** A server that is asked, and a way to see what came of it. */
export interface Target {
  /** `path` is Supabase's, from `/rest/v1` on; `address` is the visitor's. */
  fetch(path: string, init: RequestInit & { headers: Headers }, address: string): Promise<Response>;
  archive: MessageArchive;
  stop(): Promise<void>;
}

/** Anywhere: the client's requests are led to the target. */
const origin = 'http://api.test';

/** Sends it and reads what is in the table afterwards. */
export async function outcomeOf(target: Target, call: Call, address: string): Promise<Outcome> {
  const { status, code } = await sendTo(target, call, address);
  return { status, code, stored: (await readRows(target)).map(textsOf) };
}

export async function readRows({ archive }: Target): Promise<StoredMessage[]> {
  const rows: StoredMessage[] = [];
  for await (const row of archive.read()) rows.push(row);
  return rows;
}

export async function sendTo(
  target: Target,
  call: Call,
  address: string,
): Promise<Pick<Outcome, 'status' | 'code'>> {
  if (typeof call !== 'function') {
    const response = await sendRequest(target, call, address);
    const text = await response.text();
    return { status: response.status, code: readCode(text) };
  }
  const client = createClient(origin, defaultAnonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: (input, init) => {
        const { pathname, search } = new URL(input instanceof Request ? input.url : input);
        const headers = new Headers(init?.headers);
        return target.fetch(pathname + search, { ...init, headers }, address);
      },
    },
  });
  const { status, error } = await call(client);
  return { status, code: error?.code || undefined };
}

export function sendRequest(
  target: Target,
  { path = paths.contacts, method = 'POST', headers = {}, body }: ApiRequest,
  address: string,
): Promise<Response> {
  const all = new Headers(apiHeaders);
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) all.delete(name);
    else all.set(name, value);
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const init = hasBody ? { body: body ?? JSON.stringify(validMessage) } : {};
  return target.fetch(path, { ...init, method, headers: all }, address);
}

/** Deletes every message, so that the next request finds an empty table. */
export async function empty({ archive }: Target): Promise<void> {
  await archive.delete({ before: '9999-01-01T00:00:00.000Z' });
}

function textsOf(contact: StoredMessage): Message {
  return makeMessage((column) => contact[column]);
}

function readCode(text: string): string | undefined {
  if (!text.startsWith('{')) return undefined;
  const { code } = JSON.parse(text) as { code?: string };
  return code;
}
