import { contactColumns, contactFields } from '#contract/contact.ts';
import { makeContact } from '#contract/contact-texts.ts';
import { isObject } from '#server/http/parse-json.ts';
import type { StoredContact } from '#server/store/store.ts';

const ownColumns = ['id', 'created_at', 'notified_at', 'attempts', 'next_attempt_at', 'last_error'];
const columns: string[] = [...contactColumns, ...ownColumns];

/** What a row from before these columns has in them. */
const laterTexts = Object.fromEntries(
  contactColumns.filter((column) => contactFields[column].addedLater).map((column) => [column, '']),
);

/** A message as programs get it, and as `parseRow` reads it back. */
export function toJsonRow(contact: StoredContact) {
  return {
    id: contact.id,
    created_at: contact.createdAt,
    ...makeContact((column) => contact[column]),
    notified_at: contact.notifiedAt,
    attempts: contact.attempts,
    next_attempt_at: contact.nextAttemptAt,
    last_error: contact.lastError,
  };
}

/** Undefined, which no JSON spells, when it is none. */
export function parseJsonText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Parsed = { contact: StoredContact } | { problem: string };

/** What is wrong names the column and never repeats the value. The contract's rules are not looked at. */
export function parseRow(row: unknown): Parsed {
  if (row === undefined) return { problem: 'this is not JSON' };
  if (!isObject(row)) return { problem: 'this is not an object' };
  const value = { ...laterTexts, ...row };
  const missing = columns.find((column) => !Object.hasOwn(value, column));
  if (missing) return { problem: `${missing} is missing` };
  const unknown = Object.keys(value).find((key) => !columns.includes(key));
  if (unknown !== undefined) return { problem: `${JSON.stringify(unknown)} is not a known column` };

  for (const column of [...contactColumns, 'last_error']) {
    const problem = findTextProblem(value[column]);
    const allowed = column === 'last_error' && value[column] === null;
    if (problem && !allowed) return { problem: `${column} ${problem}` };
  }
  const id = parseId(value['id']);
  if (!id) return { problem: 'id is not a UUID' };
  const { attempts } = value;
  if (!isCount(attempts)) return { problem: 'attempts is not a whole number from 0' };

  const createdAt = parseTime(value['created_at']);
  const notifiedAt = parseTimeOrNull(value['notified_at']);
  const nextAttemptAt = parseTimeOrNull(value['next_attempt_at']);
  if (!createdAt) return { problem: `created_at ${notATime}` };
  if (notifiedAt === undefined) return { problem: `notified_at ${notATime}, nor null` };
  if (nextAttemptAt === undefined) return { problem: `next_attempt_at ${notATime}, nor null` };
  if ((notifiedAt === null) === (nextAttemptAt === null)) {
    return { problem: 'one of notified_at and next_attempt_at must be null, and not both' };
  }

  const lastError = value['last_error'] as string | null;
  return {
    contact: {
      id,
      createdAt,
      ...makeContact((column) => value[column] as string),
      notifiedAt,
      attempts,
      nextAttemptAt,
      lastError,
    },
  };
}

function findTextProblem(value: unknown): string | undefined {
  if (typeof value !== 'string') return 'is not a text';
  // No database could give back either of them.
  if (value.includes('\0') || !value.isWellFormed())
    return 'holds a character that cannot be stored';
  return undefined;
}

function parseId(value: unknown): string | undefined {
  const isId = typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);
  return isId ? value.toLowerCase() : undefined;
}

/** As large as PostgreSQL's integers go. */
function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 31;
}

const notATime = 'is not a time such as 2026-01-31T12:00:00.000Z';

function parseTimeOrNull(value: unknown): string | null | undefined {
  return value === null ? null : parseTime(value);
}

/** In the one form in which times are stored. */
export function parseTime(value: unknown): string | undefined {
  const pattern = /^([12]\d{3}-\d\d-\d\d)T\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;
  const [, day] = (typeof value === 'string' && pattern.exec(value)) || [];
  const time = Date.parse(String(value));
  if (day === undefined || Number.isNaN(time)) return undefined;
  // `Date` takes 30 February for 2 March.
  if (new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day) return undefined;
  return new Date(time).toISOString();
}
