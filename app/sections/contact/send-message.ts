// The specification also sets TanStack's defaults for queries, although the site only has this mutation.

import { QueryClient } from '@tanstack/query-core';
import { supabase } from '#app/browser/data-client.ts';
import { constants } from '#content/constants.ts';
import { formCopy } from '#content/contact.ts';
import { contactErrors } from '#content/contact-responses.ts';
import type { Message } from '#shared/message.ts';
import { explainViolation, violationFromError } from '#shared/message-rules.ts';
import { normalizeMessage } from '#shared/message-text.ts';
import { contactsTable, sendContactEmailFunction } from '#shared/paths.ts';

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
      // A retry could store a message twice, so the visitor decides whether to send it again.
      retry: false,
    },
  },
});

export interface InsertError extends Error {
  /** Tells the visitor how to fix the error. Undefined if the visitor cannot fix it. */
  explanation: string | undefined;
}

/**
 * Stores the message, then requests its notification. Resolves once the message is stored, and rejects with an
 * `InsertError` if the data API does not store it.
 */
export async function sendMessage(fields: FormData, signal: AbortSignal): Promise<void> {
  // The form's fields have the same names as the columns.
  const message = normalizeMessage(Object.fromEntries(fields) as Message);
  const mutationFn = () => insert(message, signal);
  await queryClient.getMutationCache().build(queryClient, { mutationFn }).execute(undefined);
  // Does not pass the signal, because the signal's time limit may be close once the message is stored.
  void notify(message);
}

async function insert(message: Message, signal: AbortSignal): Promise<void> {
  const { error, status } = await supabase
    .from(contactsTable)
    .insert({ ...message })
    .abortSignal(signal);
  if (!error && status < 400) return;
  // A proxy may respond with JSON without a message.
  const errorMessage = error?.message || `The data API responded with status ${status}.`;
  const explanation = explain(status, errorMessage);
  throw Object.assign(new Error(errorMessage, { cause: error }), { explanation });
}

function explain(status: number, errorMessage: string): string | undefined {
  if (status === 413) return contactErrors.tooLarge;
  if (status === 429) return contactErrors.tooMany;
  const violation = violationFromError(errorMessage);
  return violation && explainViolation(violation, contactErrors.rules, formCopy.fields);
}

async function notify(body: Message): Promise<void> {
  const { error } = await supabase.functions.invoke(sendContactEmailFunction, { body });
  if (error) console.warn('The notification could not be sent.', error);
}
