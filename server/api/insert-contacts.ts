import type { Handler } from 'hono';
import { publish } from '#server/events/events.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { readBody } from '#server/http/request-body.ts';
import { acceptMessages, type MessageSink } from '#server/outbox/accept-messages.ts';
import { ConstraintError, TooManyMessagesError } from '#server/store/store.ts';
import { type ApiError, apiErrors, errorResponse, violatedConstraint } from './errors.ts';
import { parseMessages } from './parse-contacts.ts';

interface InsertOptions extends MessageSink {
  trustProxy: number;
}

// To give rows back, or to merge them, the database would have to read them.
const asksToRead = /return=(representation|headers-only)|resolution=/;

/** Inserts as PostgREST does for a role that may write the form's columns and nothing else. */
export function insertMessages({ trustProxy, ...sink }: InsertOptions): Handler {
  return async (c) => {
    // A connection that closes while the body is awaited has no address any more.
    const address = clientAddress(c, trustProxy);
    if (asksToRead.test(c.req.header('prefer') ?? ''))
      return errorResponse(apiErrors.permissionDenied);

    const body = await readBody(c.req.raw);
    if (body === 'too large') return refuse(apiErrors.bodyTooLarge);
    if (body === 'unreadable') return refuse(apiErrors.invalidJson);
    const { contacts, problem } = parseMessages(body, c.req.query('columns'));
    if (problem) return refuse(problem);
    try {
      await acceptMessages(sink, contacts, address);
    } catch (error) {
      return errorResponse(explainFailure(error));
    }
    return c.body(null, 201, { 'cache-control': 'no-store' });
  };
}

function refuse(problem: ApiError): Response {
  publish('message', { outcome: 'invalid', count: 1 });
  return errorResponse(problem);
}

function explainFailure(error: unknown): ApiError {
  if (error instanceof ConstraintError) return violatedConstraint(error.constraint);
  return error instanceof TooManyMessagesError ? apiErrors.tooManyMessages : apiErrors.storeFailed;
}
