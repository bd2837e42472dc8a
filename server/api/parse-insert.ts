import { type Contact, type ContactColumn, contactColumns } from '#contract/contact.ts';
import { constraintName, findBrokenRule } from '#contract/contact-rules.ts';
import { isObject, parseJson, type Reviver } from '#server/http/parse-json.ts';
import {
  type ApiError,
  apiErrors,
  computedColumn,
  missingValue,
  tooManyRows,
  unknownColumn,
  violatedConstraint,
  wrongType,
} from './errors.ts';

export type Parsed<Value> = { ok: true; value: Value } | { ok: false; error: ApiError };

export interface Rows {
  columns: readonly string[];
  objects: readonly JsonObject[];
}

type JsonObject = Record<string, unknown>;

const maxRows = 50;

/** Columns of the table that an anonymous visitor has no right to write. */
const columnsOfTheServer = new Set([
  'id',
  'created_at',
  'notified_at',
  'attempts',
  'next_attempt_at',
  'last_error',
  'turn',
  'maybe_sent_at',
]);

/** The database computes it; nobody may write it. */
const generatedColumn = 'digest';

const knownColumns = new Set<string>([...contactColumns, ...columnsOfTheServer, generatedColumn]);

/**
 * Reads the body of an insert as PostgREST does: one object, or an array of objects
 * with the same keys. `columns` is the query parameter that supabase-js adds to an
 * array: then only these columns are taken, and a missing one is null.
 */
export function parseRows(bytes: Uint8Array, columns?: string): Parsed<Rows> {
  const json = parseJson(bytes, asWritten);
  if (!json) return refuse(apiErrors.invalidJson);

  const objects: unknown[] = Array.isArray(json.value) ? json.value : [json.value];
  if (!objects.every(isObject)) return refuse(apiErrors.invalidJson);
  if (objects.length > maxRows) return refuse(tooManyRows(maxRows));
  if (!objects.every(isWellFormed)) return refuse(apiErrors.invalidJson);

  const keys = columns === undefined ? sharedKeys(objects) : splitColumns(columns);
  if (!keys) return refuse(columns === undefined ? apiErrors.keysDiffer : apiErrors.invalidColumns);
  const problem = findColumnProblem(keys);
  return problem ? refuse(problem) : { ok: true, value: { columns: keys, objects } };
}

/** Turns rows into messages that keep every rule, or names the first rule that one breaks. */
export function parseContacts({ columns, objects }: Rows): Parsed<Contact[]> {
  // PostgreSQL reads every row before it looks at what is in the first.
  if (objects.some(hasNul)) return refuse(apiErrors.nulCharacter);

  const contacts: Contact[] = [];
  for (const object of objects) {
    const contact: Partial<Contact> = {};
    for (const column of contactColumns) {
      const given = columns.includes(column) && Object.hasOwn(object, column);
      const value = given ? object[column] : null;
      if (typeof value !== 'string') return refuse(explainNonText(column, value));
      contact[column] = value;
    }
    const complete = contact as Contact;
    const broken = findBrokenRule(complete);
    if (broken) return refuse(violatedConstraint(constraintName(broken)));
    contacts.push(complete);
  }
  return { ok: true, value: contacts };
}

/** A number or a boolean goes into a text column as it is spelled, as PostgreSQL puts it there. */
export const asWritten: Reviver = (_key, value, { source }) =>
  typeof value === 'number' || typeof value === 'boolean' ? source : value;

/**
 * PostgreSQL would write an object into the text column as its JSON. Nobody who fills
 * in the form sends one, so it is refused rather than stored as a curiosity.
 */
function explainNonText(column: ContactColumn, value: unknown): ApiError {
  if (value === null) return missingValue(column);
  return wrongType(column, Array.isArray(value) ? 'array' : typeof value);
}

function findColumnProblem(keys: readonly string[]): ApiError | undefined {
  const unknown = keys.find((key) => !knownColumns.has(key));
  if (unknown !== undefined) return unknownColumn(unknown);
  if (keys.includes(generatedColumn)) return computedColumn(generatedColumn);
  return keys.some((key) => columnsOfTheServer.has(key)) ? apiErrors.permissionDenied : undefined;
}

/** The keys that all rows have, or undefined when they differ. */
function sharedKeys(rows: readonly JsonObject[]): string[] | undefined {
  const [first = [], ...others] = rows.map((row) => Object.keys(row).toSorted());
  const same = others.every((keys) => JSON.stringify(keys) === JSON.stringify(first));
  return same ? first : undefined;
}

/** Splits `"name","email"`, quoted or not. Undefined when an entry cannot be a name. */
function splitColumns(columns: string): string[] | undefined {
  const entries = columns.split(',').map((entry) => entry.trim());
  if (!entries.every((entry) => /^("[^"]+"|[^"*]+)$/.test(entry))) return undefined;
  return entries.map((entry) => entry.replace(/^"(.*)"$/, '$1'));
}

function hasNul(row: JsonObject): boolean {
  return Object.values(row).some((value) => typeof value === 'string' && value.includes('\0'));
}

/** A lone surrogate cannot be written as UTF-8, so no database could give it back. */
function isWellFormed(row: JsonObject): boolean {
  return Object.entries(row).every(
    ([key, value]) => key.isWellFormed() && (typeof value !== 'string' || value.isWellFormed()),
  );
}

function refuse(error: ApiError): { ok: false; error: ApiError } {
  return { ok: false, error };
}
