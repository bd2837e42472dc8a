import type { Handler } from 'hono';
import { publish } from '#server/events/events.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { readBody } from '#server/http/request-body.ts';
import { acceptMessages, type MessageSink } from '#server/outbox/accept-messages.ts';
import { ConstraintError, TooManyMessagesError } from '#server/store/store.ts';
import { isObject, parseJson } from '#shared/json.ts';
import { type Message, messageColumns } from '#shared/message.ts';
import { constraintName, findBrokenRule } from '#shared/message-rules.ts';
import { makeMessage } from '#shared/message-texts.ts';
import {
  type ApiError,
  apiErrors,
  errorResponse,
  missingValue,
  unknownColumn,
  violatedConstraint,
  wrongType,
} from './errors.ts';

const known = new Set<string>(messageColumns);

interface InsertOptions extends MessageSink {
  trustProxy: number;
}

// Returning or merging rows needs the right to read them.
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

type Row = Record<string, unknown>;
type Parsed = { contacts: Message[]; problem?: never } | { contacts?: never; problem: ApiError };

/**
 * Reads one object, or a list of them. Of each, `columns` names the keys to take: Supabase's client adds it to
 * lists, as `"name","email"`.
 */
function parseMessages(bytes: Uint8Array, columns?: string): Parsed {
  const value = parseJson(bytes)?.value;
  const rows: unknown[] = Array.isArray(value) ? value : [value];
  if (!rows.every(isObject)) return { problem: apiErrors.invalidJson };
  const taken = columns?.split(',').map((column) => column.trim().replace(/^"(.*)"$/, '$1'));
  for (const row of rows) {
    const problem = findProblem(row, taken ?? Object.keys(row));
    if (problem) return { problem };
  }
  return { contacts: rows.map((row) => messageOf(row)) };
}

function findProblem(row: Row, keys: readonly string[]): ApiError | undefined {
  const unknown = keys.find((key) => !known.has(key));
  if (unknown !== undefined) return unknownColumn(unknown);
  for (const column of messageColumns) {
    const text = keys.includes(column) ? (row[column] ?? null) : null;
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
