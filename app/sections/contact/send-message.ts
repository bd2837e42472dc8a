import { createClient } from '@supabase/supabase-js';
import { QueryClient } from '@tanstack/query-core';
import { constants } from '#content/constants.ts';
import type { Contact } from '#contract/contact.ts';
import { contactsTable, sendContactEmailFunction } from '#contract/paths.ts';
import { backend } from './environment.ts';
import { fetchData } from './fetch-data.ts';

/** Milliseconds after which the backend is taken for unreachable; the library itself would wait for ever. */
const timeout = 15_000;

const { count, firstDelay, longestDelay } = constants.dataFetchRetries;

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: constants.dataCacheGarbageCollection,
      retry: count,
      retryDelay: (attempt) => Math.min(firstDelay * 2 ** attempt, longestDelay),
    },
    mutations: {
      gcTime: constants.dataCacheGarbageCollection,
      // A repeated insert could store a message twice; the visitor decides whether to try again.
      retry: false,
      // An offline visitor is told so at once instead of being left waiting.
      networkMode: 'always',
    },
  },
});

const supabase = createClient(backend.url ?? window.location.origin, backend.anonKey, {
  auth: { persistSession: true, autoRefreshToken: true },
  global: { fetch: fetchData },
});

/**
 * Stores the message and rings for its notification. Resolves once it is
 * stored; rejects when it is not. How the notification fares changes neither.
 */
export async function sendMessage(message: Contact): Promise<void> {
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: insert });
  await mutation.execute(message);
  void notify(message);
}

async function insert(message: Contact): Promise<void> {
  const { error } = await supabase
    .from(contactsTable)
    .insert({ ...message })
    .abortSignal(AbortSignal.timeout(timeout));
  if (error) throw new Error(error.message, { cause: error });
}

async function notify(message: Contact): Promise<void> {
  const { error } = await supabase.functions.invoke(sendContactEmailFunction, {
    body: message,
    signal: AbortSignal.timeout(timeout),
  });
  if (error) console.warn('The notification could not be sent.', error);
}
