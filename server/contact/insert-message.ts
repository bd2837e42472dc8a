import type { Handler } from 'hono';
import { rateLimitKey } from '#server/http/rate-limit-key.ts';
import { readBody } from '#server/http/request-body.ts';
import { TooManyMessagesError } from '#server/store/store.ts';
import { isObject, parseJson } from '#shared/json.ts';
import { type Message, messageColumns } from '#shared/message.ts';
import { constraintName } from '#shared/message-rules.ts';
import { acceptMessage, type StoreAndOutbox } from './accept-message.ts';
import {
  type ApiError,
  apiErrors,
  errorResponse,
  missingValue,
  unknownColumn,
  violatedConstraint,
} from './api-errors.ts';

// Returning or upserting rows requires the SELECT privilege, which visitors do not have.
const needsSelect = /return=(representation|headers-only)|resolution=/;

/** Inserts one row as PostgREST does for a role that may write the form's columns and nothing else. */
export function insertMessage(storeAndOutbox: StoreAndOutbox, trustProxy: number): Handler {
  return async (c) => {
    // Finds the rate-limit key before reading the body, because a connection that has closed has no address.
    const key = rateLimitKey(c, trustProxy);
    if (needsSelect.test(c.req.header('prefer') ?? ''))
      return errorResponse(apiErrors.permissionDenied);

    const body = await readBody(c.req.raw);
    const parsed = parseBody(body, c.req.header('content-type') ?? 'application/json');
    if ('status' in parsed) return errorResponse(parsed);
    try {
      const violation = await acceptMessage(storeAndOutbox, parsed.row, key);
      if (violation) return errorResponse(violatedConstraint(constraintName(violation)));
    } catch (error) {
      const isRateLimited = error instanceof TooManyMessagesError;
      return errorResponse(isRateLimited ? apiErrors.tooManyMessages : apiErrors.storeFailed);
    }
    return c.body(null, 201, { 'cache-control': 'no-store' });
  };
}

/**
 * Accepts one object, or an array of one object, which supabase-js sends for `insert([row])`. The `columns`
 * parameter that supabase-js adds to the URL only repeats the row's keys.
 */
function parseBody(body: Uint8Array | undefined, type: string): { row: Message } | ApiError {
  if (!body) return apiErrors.bodyTooLarge;
  if (!/^application\/json\s*(;|$)/i.test(type)) return apiErrors.notJson;
  const value = parseJson(body)?.value;
  const row: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return isObject(row) ? parseRow(row) : apiErrors.malformedBody;
}

const knownColumns: ReadonlySet<string> = new Set(messageColumns);

function parseRow(row: Record<string, unknown>): { row: Message } | ApiError {
  for (const key of Object.keys(row)) if (!knownColumns.has(key)) return unknownColumn(key);
  for (const column of messageColumns) {
    const text = row[column] ?? null;
    if (text === null) return missingValue(column);
    // A lone surrogate cannot be encoded in UTF-8.
    if (typeof text !== 'string' || !text.isWellFormed()) return apiErrors.malformedBody;
  }
  return { row: row as Message };
}
