import type { Handler } from 'hono';
import { clientAddress } from '#server/http/client-address.ts';
import { readBody } from '#server/http/request-body.ts';
import { publish } from '#server/monitoring/events.ts';
import { ConstraintError, TooManyMessagesError } from '#server/store/store.ts';
import { isObject, parseJson } from '#shared/json.ts';
import { type Message, messageColumns } from '#shared/message.ts';
import { constraintName, findBrokenRule } from '#shared/message-rules.ts';
import { acceptMessage, type StoreAndOutbox } from './accept-message.ts';
import {
  type ApiError,
  apiErrors,
  errorResponse,
  missingValue,
  unknownColumn,
  violatedConstraint,
  wrongType,
} from './api-errors.ts';

interface InsertOptions extends StoreAndOutbox {
  trustProxy: number;
}

// Returning or merging rows needs the right to read them.
const asksToRead = /return=(representation|headers-only)|resolution=/;

/** Inserts one row as PostgREST does for a role that may write the form's columns and nothing else. */
export function insertMessage({ trustProxy, ...storeAndOutbox }: InsertOptions): Handler {
  return async (c) => {
    // Before the body is read: a connection that closes meanwhile has no address.
    const address = clientAddress(c, trustProxy);
    if (asksToRead.test(c.req.header('prefer') ?? ''))
      return errorResponse(apiErrors.permissionDenied);

    const body = await readBody(c.req.raw);
    const parsed = parseBody(body, c.req.header('content-type') ?? 'application/json');
    if ('status' in parsed) {
      publish('message', { outcome: 'invalid' });
      return errorResponse(parsed);
    }
    try {
      await acceptMessage(storeAndOutbox, parsed.row, address);
    } catch (error) {
      return errorResponse(explainFailure(error));
    }
    return c.body(null, 201, { 'cache-control': 'no-store' });
  };
}

function explainFailure(error: unknown): ApiError {
  if (error instanceof ConstraintError) return violatedConstraint(error.constraint);
  return error instanceof TooManyMessagesError ? apiErrors.tooManyMessages : apiErrors.storeFailed;
}

/**
 * Reads one object, or an array of one, which is what Supabase's client makes of `insert([row])`. Its query
 * then lists the row's keys in `columns`, which says nothing new.
 */
function parseBody(
  body: Awaited<ReturnType<typeof readBody>>,
  type: string,
): { row: Message } | ApiError {
  if (body === 'too large') return apiErrors.bodyTooLarge;
  if (!/^application\/json\s*(;|$)/i.test(type)) return apiErrors.notJson;
  const value = body === 'unreadable' ? undefined : parseJson(body)?.value;
  const row: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return isObject(row) ? parseRow(row) : apiErrors.notOneRow;
}

const known: ReadonlySet<string> = new Set(messageColumns);

function parseRow(row: Record<string, unknown>): { row: Message } | ApiError {
  for (const key of Object.keys(row)) if (!known.has(key)) return unknownColumn(key);
  for (const column of messageColumns) {
    const text = row[column] ?? null;
    if (text === null) return missingValue(column);
    if (typeof text !== 'string') return wrongType(column);
    // Half a surrogate pair cannot be written as UTF-8.
    if (!text.isWellFormed()) return apiErrors.notOneRow;
  }
  const message = row as Message;
  const broken = findBrokenRule(message);
  return broken ? violatedConstraint(constraintName(broken)) : { row: message };
}
