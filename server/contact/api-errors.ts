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
export function errorResponse({ status, headers, ...error }: ApiError): Response {
  const body = { details: null, hint: null, ...error };
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

function apiError(status: number, code: string, message: string, hint?: string): ApiError {
  return { status, code, message, ...(hint && { hint }) };
}

// The rest of the body is still on its way; the next request must not be read out of it.
const closing = { connection: 'close' };

/** When a limited visitor may try again, in seconds. */
export const retryAfter = { 'retry-after': '600' };

/** In the words of PostgREST and of Supabase's gateway, on which their clients may depend. */
export const apiErrors = {
  noApiKey: apiError(
    401,
    'PGRST302',
    'No API key found in request',
    'No `apikey` request header or url param was found.',
  ),
  invalidApiKey: apiError(
    401,
    'PGRST301',
    'Invalid API key',
    'Double check your Supabase `anon` or `service_role` API key.',
  ),
  permissionDenied: apiError(401, '42501', `permission denied for table ${contactsTable}`),
  noSuchTable: apiError(
    404,
    'PGRST205',
    'Could not find the table in the schema cache',
    `Perhaps you meant the table 'public.${contactsTable}'`,
  ),
  noSuchFunction: apiError(404, 'NOT_FOUND', 'Requested function was not found'),
  notPost: {
    ...apiError(405, 'PGRST117', 'Unsupported HTTP method'),
    headers: { allow: 'OPTIONS, POST' },
  },
  notJson: apiError(415, 'PGRST107', 'Content-Type not acceptable: only application/json is'),
  invalidJson: apiError(400, 'PGRST102', 'Empty or invalid json'),
  bodyTooLarge: {
    ...apiError(413, '54000', `The body is larger than ${maxBodyBytes} bytes`),
    headers: closing,
  },
  notOneRow: apiError(400, 'PGRST102', 'A request inserts one row'),
  // The words of the trigger in the PostgreSQL migration, which PostgREST passes on.
  tooManyMessages: {
    ...apiError(429, 'PT429', 'too many messages from this address', 'try again in ten minutes'),
    headers: retryAfter,
  },
  storeFailed: apiError(503, 'PGRST001', 'Database client error. Retrying the connection.'),
  internal: apiError(500, 'XX000', 'Internal server error'),
};

export function unknownColumn(column: string): ApiError {
  const message = `Could not find the '${column}' column of '${contactsTable}' in the schema cache`;
  return apiError(400, 'PGRST204', message);
}

export function wrongType(column: string): ApiError {
  return apiError(400, '42804', `column "${column}" is of type text`);
}

export function missingValue(column: string): ApiError {
  const message = `null value in column "${column}" of relation "${contactsTable}" violates not-null constraint`;
  return apiError(400, '23502', message);
}

export function violatedConstraint(constraint: string): ApiError {
  const message = `new row for relation "${contactsTable}" violates check constraint "${constraint}"`;
  return apiError(400, '23514', message);
}
