// The specification sets TanStack's defaults for queries too, although the site only has this mutation.

import { QueryClient } from '@tanstack/query-core';
import { supabase } from '#app/browser/data-client.ts';
import { constants } from '#content/constants.ts';
import type { Message } from '#shared/message.ts';
import { tidyMessage } from '#shared/message-texts.ts';
import { contactsTable, sendContactEmailFunction } from '#shared/paths.ts';
import { findRefusal, type Refusal } from './refusal.ts';

/** How long to wait for the backend (ms). The library has no timeout. */
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
      // A retry could store a message twice, so the visitor decides.
      retry: false,
    },
  },
});

/** What went wrong, and what the visitor can do about it. */
export interface InsertError extends Error {
  refusal: Refusal | undefined;
}

/**
 * Stores the message and triggers its notification. Resolves once it is stored, and rejects with an
 * `InsertError` if it is not. The notification affects neither.
 */
export async function sendMessage(fields: FormData): Promise<void> {
  // The form's fields have their columns' names.
  const message = tidyMessage(Object.fromEntries(fields) as Message);
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: insert });
  await mutation.execute(message);
  void notify(message);
}

async function insert(message: Message): Promise<void> {
  const { error, status } = await supabase
    .from(contactsTable)
    .insert({ ...message })
    .abortSignal(AbortSignal.timeout(timeout));
  if (!error && status < 400) return;
  // A proxy may respond with JSON without a message.
  const errorMessage = error?.message || `The data API answered with status ${status}.`;
  const refusal = findRefusal(status, errorMessage);
  throw Object.assign(new Error(errorMessage, { cause: error }), { refusal });
}

async function notify(message: Message): Promise<void> {
  const { error } = await supabase.functions.invoke(sendContactEmailFunction, {
    body: message,
    signal: AbortSignal.timeout(timeout),
  });
  if (error) console.warn('The notification could not be sent.', error);
}
