import type { Handler } from 'hono';
import { clientAddress } from '#server/http/client-address.ts';
import { readBody } from '#server/http/request-body.ts';
import { publish } from '#server/monitoring/events.ts';
import { ConstraintError, TooManyMessagesError } from '#server/store/store.ts';
import { isObject, parseJson } from '#shared/json.ts';
import { type Message, messageColumns } from '#shared/message.ts';
import { constraintName, findBrokenRule } from '#shared/message-rules.ts';
import { makeMessage } from '#shared/message-texts.ts';
import { acceptMessage, type MessageSink } from './accept-message.ts';
import {
  type ApiError,
  apiErrors,
  errorResponse,
  missingValue,
  unknownColumn,
  violatedConstraint,
  wrongType,
} from './api-errors.ts';

interface InsertOptions extends MessageSink {
  trustProxy: number;
}

// Returning or merging rows needs the right to read them.
const asksToRead = /return=(representation|headers-only)|resolution=/;

/** Inserts one row as PostgREST does for a role that may write the form's columns and nothing else. */
export function insertMessage({ trustProxy, ...sink }: InsertOptions): Handler {
  return async (c) => {
    // Before the body is read: a connection that closes meanwhile has no address.
    const address = clientAddress(c, trustProxy);
    if (asksToRead.test(c.req.header('prefer') ?? ''))
      return errorResponse(apiErrors.permissionDenied);

    const body = await readBody(c.req.raw);
    const type = c.req.header('content-type') ?? 'application/json';
    const result = parseBody(body, type, c.req.query('columns'));
    if ('status' in result) {
      publish('message', { outcome: 'invalid' });
      return errorResponse(result);
    }
    try {
      await acceptMessage(sink, result.message, address);
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
 * Reads one object, or an array of one, which is what Supabase's client makes of `insert([row])`. It then
 * names the keys to take in `columns`, as `"name","email"`.
 */
function parseBody(
  body: Awaited<ReturnType<typeof readBody>>,
  type: string,
  columns?: string,
): { message: Message } | ApiError {
  if (body === 'too large') return apiErrors.bodyTooLarge;
  if (!/^application\/json\s*(;|$)/i.test(type)) return apiErrors.notJson;
  const value = body === 'unreadable' ? undefined : parseJson(body)?.value;
  if (Array.isArray(value) && value.length !== 1) return apiErrors.notOneRow;
  const row: unknown = Array.isArray(value) ? value[0] : value;
  if (!isObject(row)) return apiErrors.invalidJson;
  const names = columns?.split(',').map((column) => column.trim().replace(/^"(.*)"$/, '$1'));
  return findProblem(row, new Set(names ?? Object.keys(row))) ?? { message: messageOf(row) };
}

const known: ReadonlySet<string> = new Set(messageColumns);

type Row = Record<string, unknown>;

function findProblem(row: Row, keys: ReadonlySet<string>): ApiError | undefined {
  for (const key of keys) if (!known.has(key)) return unknownColumn(key);
  for (const column of messageColumns) {
    const text = keys.has(column) ? (row[column] ?? null) : null;
    if (text === null) return missingValue(column);
    if (typeof text !== 'string') return wrongType(column);
    // Half a surrogate pair cannot be written as UTF-8.
    if (!text.isWellFormed()) return apiErrors.invalidJson;
  }
  const broken = findBrokenRule(messageOf(row));
  return broken && violatedConstraint(constraintName(broken));
}

function messageOf(row: Row): Message {
  return makeMessage((column) => String(row[column]));
}
