import type { Context } from 'hono';
import { contactColumns } from '#contract/contact.ts';
import { sendContactEmailFunction } from '#contract/paths.ts';
import { mediaType } from '../media-type.ts';
import type { Outbox } from '../outbox.ts';
import { isObject, parseJson } from '../parse-json.ts';
import { readBody } from '../request-body.ts';
import { findKeyProblem } from './api-key.ts';
import {
  type ApiError,
  answerError,
  apiErrors,
  unsupportedContentType,
  unsupportedMethod,
} from './errors.ts';

export interface FunctionsApiParts {
  outbox: Pick<Outbox, 'nudge'>;
  anonKey: string;
}

const allow = 'OPTIONS, POST';

/**
 * `/functions/*`. `send-contact-email` only rings the bell: the outbox then delivers
 * stored messages that are due. Nothing in the request decides what is sent, or to
 * whom, and the answer does not wait for a mail server.
 */
export function functionsApi({ outbox, anonKey }: FunctionsApiParts) {
  return async (c: Context): Promise<Response> => {
    const { method, headers } = c.req.raw;
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } });

    const refusal =
      findKeyProblem(headers, anonKey) ??
      findTargetProblem(c.req.path) ??
      findMethodProblem(method) ??
      findContentTypeProblem(headers);
    if (refusal) return answerError(refusal);

    const body = await readBody(c.req.raw);
    if (!body.ok) {
      return answerError(
        body.problem === 'too large' ? apiErrors.bodyTooLarge : apiErrors.invalidJson,
      );
    }
    if (!looksLikeContact(body.bytes)) return answerError(apiErrors.invalidJson);

    outbox.nudge();
    return c.json({ status: 'accepted' }, 200, { 'cache-control': 'no-store' });
  };
}

function findTargetProblem(path: string): ApiError | undefined {
  const [, , version, name, ...rest] = path.split('/');
  const found = version === 'v1' && name === sendContactEmailFunction && rest.length === 0;
  return found ? undefined : apiErrors.noSuchFunction;
}

function findMethodProblem(method: string): ApiError | undefined {
  return method === 'POST' ? undefined : unsupportedMethod(method, allow);
}

function findContentTypeProblem(headers: Headers): ApiError | undefined {
  const type = mediaType(headers);
  return type === 'application/json' ? undefined : unsupportedContentType(type);
}

function looksLikeContact(bytes: Uint8Array): boolean {
  const value = parseJson(bytes)?.value;
  return isObject(value) && contactColumns.every((column) => typeof value[column] === 'string');
}
