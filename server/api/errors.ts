import { maxBodyBytes } from '#contract/contact.ts';
import { contactsTable } from '#contract/paths.ts';

/** A response in the one shape that Supabase's clients read errors from. */
export interface ApiError {
  status: number;
  code: string;
  message: string;
  details?: string;
  hint?: string;
  headers?: Record<string, string>;
}

export function errorResponse({
  status,
  code,
  message,
  details,
  hint,
  headers,
}: ApiError): Response {
  const body = { code, details: details ?? null, hint: hint ?? null, message };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

/**
 * What PostgREST and Supabase's gateway say, word for word where their clients
 * could depend on it. None of them repeats what a visitor wrote.
 */
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
  invalidPath: {
    status: 404,
    code: 'PGRST125',
    message: 'Invalid path specified in request URL',
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
  keysDiffer: {
    status: 400,
    code: 'PGRST102',
    message: 'All object keys must match',
  },
  invalidColumns: {
    status: 400,
    code: 'PGRST100',
    message: 'failed to parse columns parameter',
  },
  nulCharacter: {
    status: 400,
    code: '22P05',
    message: 'unsupported Unicode escape sequence',
    details: '\\u0000 cannot be converted to text.',
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
  noSuchFunction: {
    status: 404,
    code: 'NOT_FOUND',
    message: 'Requested function was not found',
  },
} as const satisfies Record<string, ApiError>;

export function noSuchTable(table: string): ApiError {
  return {
    status: 404,
    code: 'PGRST205',
    message: `Could not find the table 'public.${table}' in the schema cache`,
    hint: `Perhaps you meant the table 'public.${contactsTable}'`,
  };
}

export function noSuchProcedure(name: string): ApiError {
  return {
    status: 404,
    code: 'PGRST202',
    message: `Could not find the function public.${name} without parameters in the schema cache`,
  };
}

export const schemaNotExposed: ApiError = {
  status: 406,
  code: 'PGRST106',
  message: 'The schema must be one of the following: public',
};

export function unsupportedMethod(method: string, allow: string): ApiError {
  return {
    status: 405,
    code: 'PGRST117',
    message: `Unsupported HTTP method: ${method}`,
    headers: { allow },
  };
}

export function unsupportedContentType(type: string): ApiError {
  return { status: 415, code: 'PGRST102', message: `Content-Type not acceptable: ${type}` };
}

export function tooManyRows(most: number): ApiError {
  return { status: 413, code: '54000', message: `At most ${most} rows may be sent at once` };
}

export function unknownColumn(column: string): ApiError {
  return {
    status: 400,
    code: 'PGRST204',
    message: `Could not find the '${column}' column of '${contactsTable}' in the schema cache`,
  };
}

export function computedColumn(column: string): ApiError {
  return {
    status: 400,
    code: '428C9',
    message: `cannot insert a non-DEFAULT value into column "${column}"`,
    details: `Column "${column}" is a generated column.`,
  };
}

export function wrongType(column: string, type: string): ApiError {
  return {
    status: 400,
    code: '42804',
    message: `column "${column}" is of type text but expression is of type ${type}`,
  };
}

export function missingValue(column: string): ApiError {
  return {
    status: 400,
    code: '23502',
    message: `null value in column "${column}" of relation "${contactsTable}" violates not-null constraint`,
  };
}

export function violatedConstraint(constraint: string): ApiError {
  return {
    status: 400,
    code: '23514',
    message: `new row for relation "${contactsTable}" violates check constraint "${constraint}"`,
  };
}
