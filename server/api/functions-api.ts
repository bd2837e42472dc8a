import type { Context } from 'hono';
import { sendContactEmailFunction } from '#contract/paths.ts';
import type { Outbox } from '#server/outbox/outbox.ts';
import { findKeyProblem } from './api-key.ts';
import { type ApiError, apiErrors, errorResponse } from './errors.ts';
import { findTriggerProblem } from './find-trigger-problem.ts';

export interface FunctionsApiParts {
  outbox: Pick<Outbox, 'wake'>;
  anonKey: string;
}

const allow = 'OPTIONS, POST';

/**
 * `/functions/*`. `send-contact-email` only triggers the outbox, which then delivers
 * stored messages that are due. Nothing in the request decides what is sent, or to
 * whom, and the response does not wait for a mail server.
 */
export function functionsApi({ outbox, anonKey }: FunctionsApiParts) {
  return async (c: Context): Promise<Response> => {
    const { method, headers } = c.req.raw;
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } });

    const refusal =
      findKeyProblem(headers, anonKey) ??
      findTargetProblem(c.req.path) ??
      (await findTriggerProblem(c.req.raw));
    if (refusal) return errorResponse(refusal);

    outbox.wake();
    return c.json({ status: 'accepted' }, 200, { 'cache-control': 'no-store' });
  };
}

function findTargetProblem(path: string): ApiError | undefined {
  const [, , version, name, ...rest] = path.split('/');
  const found = version === 'v1' && name === sendContactEmailFunction && rest.length === 0;
  return found ? undefined : apiErrors.noSuchFunction;
}
