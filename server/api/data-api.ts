import type { Context } from 'hono';
import { contactsTable } from '#contract/paths.ts';
import { publish } from '#server/events/events.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { mediaType } from '#server/http/media-type.ts';
import { readBody } from '#server/http/request-body.ts';
import { acceptMessages, type MessageSink } from '#server/outbox/accept-messages.ts';
import { ConstraintError, TooManyMessagesError } from '#server/store/store.ts';
import { findKeyProblem } from './api-key.ts';
import {
  type ApiError,
  apiErrors,
  errorResponse,
  noSuchProcedure,
  noSuchTable,
  schemaNotExposed,
  unsupportedContentType,
  unsupportedMethod,
  violatedConstraint,
} from './errors.ts';
import { parseContacts, parseRows } from './parse-insert.ts';

export interface DataApiParts extends MessageSink {
  anonKey: string;
  trustProxy: number;
}

const allow = 'OPTIONS, POST';

/** Methods that PostgREST knows, and that an anonymous visitor has no right to. */
const methodsWithoutPermission = new Set(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']);

/**
 * `/rest/*`: speaks as PostgREST behind Supabase's gateway does to a role that may
 * insert the columns of the form into one table, and do nothing else.
 */
export function dataApi({ anonKey, trustProxy, ...sink }: DataApiParts) {
  function refuse(error: ApiError): Response {
    publish('message', { outcome: 'invalid', count: 1 });
    return errorResponse(error);
  }

  return async (c: Context): Promise<Response> => {
    const { method, headers } = c.req.raw;
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } });

    // Before anything is waited for: a connection that breaks off has no address any more.
    const address = clientAddress(c, trustProxy);
    const refusal =
      findKeyProblem(headers, anonKey) ??
      findTargetProblem(c.req.path, method, headers) ??
      findMethodProblem(method) ??
      findContentTypeProblem(headers);
    if (refusal) return errorResponse(refusal);

    const body = await readBody(c.req.raw);
    if (!body.ok) {
      return refuse(body.problem === 'too large' ? apiErrors.bodyTooLarge : apiErrors.invalidJson);
    }
    const rows = parseRows(body.bytes, c.req.query('columns'));
    if (!rows.ok) return refuse(rows.error);
    if (asksForMoreThanInsert(headers)) return refuse(apiErrors.permissionDenied);
    const contacts = parseContacts(rows.value);
    if (!contacts.ok) return refuse(contacts.error);

    try {
      await acceptMessages(sink, contacts.value, address);
    } catch (error) {
      return errorResponse(explainFailure(error));
    }
    return new Response(null, {
      status: 201,
      headers: { 'cache-control': 'no-store', 'content-range': '*/*' },
    });
  };
}

function findTargetProblem(path: string, method: string, headers: Headers): ApiError | undefined {
  const [, , version, table, ...rest] = path.split('/');
  if (version !== 'v1' || !table) return apiErrors.invalidPath;
  if (table === 'rpc' && rest[0] && rest.length === 1) return noSuchProcedure(rest[0]);
  if (rest.length > 0) return apiErrors.invalidPath;

  const reads = method === 'GET' || method === 'HEAD';
  const schema = headers.get(reads ? 'accept-profile' : 'content-profile');
  if (schema !== null && schema !== 'public') return schemaNotExposed;
  return table === contactsTable ? undefined : noSuchTable(table);
}

function findMethodProblem(method: string): ApiError | undefined {
  if (method === 'POST') return undefined;
  if (methodsWithoutPermission.has(method)) return apiErrors.permissionDenied;
  return unsupportedMethod(method, allow);
}

function findContentTypeProblem(headers: Headers): ApiError | undefined {
  const type = mediaType(headers);
  return type === '' || type === 'application/json' ? undefined : unsupportedContentType(type);
}

function explainFailure(error: unknown): ApiError {
  if (error instanceof ConstraintError) return violatedConstraint(error.constraint);
  if (error instanceof TooManyMessagesError) return apiErrors.tooManyMessages;
  return apiErrors.storeFailed;
}

/**
 * To give rows back or to merge them the database would have to read them. Of several
 * wishes for what to return, the first counts, and one that is spelled otherwise is none.
 */
function asksForMoreThanInsert(headers: Headers): boolean {
  const preferences = (headers.get('prefer') ?? '').split(',').map((text) => text.trim());
  const wanted = preferences.find((text) =>
    /^return=(representation|headers-only|minimal)$/.test(text),
  );
  const merges = preferences.some((text) => /^resolution=(merge|ignore)-duplicates$/.test(text));
  return merges || (wanted !== undefined && wanted !== 'return=minimal');
}
