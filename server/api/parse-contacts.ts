import { isObject, parseJson } from '#server/http/request-body.ts';
import { type Message, messageColumns } from '#shared/message.ts';
import { constraintName, findBrokenRule } from '#shared/message-rules.ts';
import { makeMessage } from '#shared/message-texts.ts';
import {
  type ApiError,
  apiErrors,
  missingValue,
  unknownColumn,
  violatedConstraint,
  wrongType,
} from './errors.ts';

type Row = Record<string, unknown>;
type Parsed = { contacts: Message[]; problem?: never } | { contacts?: never; problem: ApiError };

const known = new Set<string>(messageColumns);

/**
 * Reads one object, or a list of them. Of each, `columns` names the keys to take: Supabase's client adds it to
 * lists, as `"name","email"`.
 */
export function parseMessages(bytes: Uint8Array, columns?: string): Parsed {
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
