import { contactsTable } from '#shared/paths.ts';

export function apiError(status: number, code: string, message: string, headers = {}) {
  return { status, code, message, headers };
}

export type ApiError = ReturnType<typeof apiError>;

/** Responds in the format in which Supabase's clients expect errors. */
export function errorResponse({ status, code, message, headers }: ApiError): Response {
  const body = { code, details: null, hint: null, message };
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** The header that tells the client of a rate-limited visitor to wait for ten minutes (in seconds). */
export const retryAfter = { 'retry-after': '600' };

/** Uses the codes and messages of PostgREST and Supabase's gateway, because clients may depend on them. */
export const apiErrors = {
  noApiKey: apiError(401, 'PGRST302', 'No API key found in request'),
  invalidApiKey: apiError(401, 'PGRST301', 'Invalid API key'),
  permissionDenied: apiError(401, '42501', `permission denied for table ${contactsTable}`),
  noSuchTable: apiError(404, 'PGRST205', 'Could not find the table in the schema cache'),
  noSuchFunction: apiError(404, 'NOT_FOUND', 'Requested function was not found'),
  notJson: apiError(415, 'PGRST107', 'Content-Type not acceptable: use application/json'),
  malformedBody: apiError(400, 'PGRST102', 'Empty or invalid json, or not one row of strings'),
  // Closes the connection, because the rest of the body may still arrive and must not be parsed as the next request.
  bodyTooLarge: apiError(413, '54000', 'The body is too large', { connection: 'close' }),
  // Repeats the error that PostgREST sends when the migration's trigger rejects a message.
  tooManyMessages: apiError(429, 'PT429', 'too many messages from this address', retryAfter),
  storeFailed: apiError(503, 'PGRST001', 'Database client error. Retrying the connection.'),
  internal: apiError(500, 'XX000', 'Internal server error'),
};

export function unknownColumn(column: string): ApiError {
  const message = `Could not find the '${column}' column of '${contactsTable}' in the schema cache`;
  return apiError(400, 'PGRST204', message);
}

export function missingValue(column: string): ApiError {
  const message = `null value in column "${column}" of relation "${contactsTable}" violates not-null constraint`;
  return apiError(400, '23502', message);
}

export function violatedConstraint(constraint: string): ApiError {
  const message = `new row for relation "${contactsTable}" violates check constraint "${constraint}"`;
  return apiError(400, '23514', message);
}
