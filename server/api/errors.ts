import { maxBodyBytes } from '#shared/message.ts';
import { contactsTable } from '#shared/paths.ts';

export interface ApiError {
  status: number;
  code: string;
  message: string;
  hint?: string;
  headers?: Record<string, string>;
}

/** Responds in the one shape that Supabase's clients read errors from. */
export function errorResponse({ status, code, message, hint, headers }: ApiError): Response {
  const body = { code, details: null, hint: hint ?? null, message };
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** In the words of PostgREST and of Supabase's gateway, on which their clients may depend. */
export const apiErrors = {
  noApiKey: {
    status: 401,
    code: 'PGRST302',
    message: 'No API key found in request',
    hint: 'No `apikey` request header or url param was found.',
  },
  invalidApiKey: {
    status: 401,
    code: 'PGRST301',
    message: 'Invalid API key',
    hint: 'Double check your Supabase `anon` or `service_role` API key.',
  },
  permissionDenied: {
    status: 401,
    code: '42501',
    message: `permission denied for table ${contactsTable}`,
  },
  noSuchTable: {
    status: 404,
    code: 'PGRST205',
    message: 'Could not find the table in the schema cache',
    hint: `Perhaps you meant the table 'public.${contactsTable}'`,
  },
  noSuchFunction: {
    status: 404,
    code: 'NOT_FOUND',
    message: 'Requested function was not found',
  },
  notPost: {
    status: 405,
    code: 'PGRST117',
    message: 'Unsupported HTTP method',
    headers: { allow: 'OPTIONS, POST' },
  },
  bodyTooLarge: {
    status: 413,
    code: '54000',
    message: `The body is larger than ${maxBodyBytes} bytes`,
    // The rest of the body is still on its way; the next request must not be read out of it.
    headers: { connection: 'close' },
  },
  invalidJson: {
    status: 400,
    code: 'PGRST102',
    message: 'Empty or invalid json',
  },
  // The words of the trigger in the PostgreSQL migration, which PostgREST passes on.
  tooManyMessages: {
    status: 429,
    code: 'PT429',
    message: 'too many messages from this address',
    hint: 'try again in ten minutes',
    headers: { 'retry-after': '600' },
  },
  storeFailed: {
    status: 503,
    code: 'PGRST001',
    message: 'Database client error. Retrying the connection.',
  },
  internal: {
    status: 500,
    code: 'XX000',
    message: 'Internal server error',
  },
} as const satisfies Record<string, ApiError>;

export function unknownColumn(column: string): ApiError {
  const message = `Could not find the '${column}' column of '${contactsTable}' in the schema cache`;
  return { status: 400, code: 'PGRST204', message };
}

export function wrongType(column: string): ApiError {
  return { status: 400, code: '42804', message: `column "${column}" is of type text` };
}

export function missingValue(column: string): ApiError {
  const message = `null value in column "${column}" of relation "${contactsTable}" violates not-null constraint`;
  return { status: 400, code: '23502', message };
}

export function violatedConstraint(constraint: string): ApiError {
  const message = `new row for relation "${contactsTable}" violates check constraint "${constraint}"`;
  return { status: 400, code: '23514', message };
}
