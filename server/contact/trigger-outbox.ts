import type { Handler } from 'hono';
import { readBody } from '#server/http/request-body.ts';
import type { Outbox } from '#server/outbox/outbox.ts';
import { isObject, parseJson } from '#shared/json.ts';
import { messageColumns } from '#shared/message.ts';
import { type ApiError, apiErrors, errorResponse } from './api-errors.ts';

/**
 * Answers `send-contact-email`, which the specification has the browser call after each insert. It wakes the
 * outbox, which the insert has done already. Nothing in the request decides what is sent or to whom, and the
 * response does not wait for a mail server.
 */
export function triggerOutbox(outbox: Pick<Outbox, 'wake'>): Handler {
  return async (c) => {
    const problem = await findTriggerProblem(c.req.raw);
    if (problem) return errorResponse(problem);
    outbox.wake();
    return c.json({ status: 'accepted' }, 200, { 'cache-control': 'no-store' });
  };
}

/**
 * Returns the error for a call of `send-contact-email` that may not trigger the outbox. Only the shape of its
 * body is checked. The edge function shares this.
 */
export async function findTriggerProblem(request: Request): Promise<ApiError | undefined> {
  if (request.method !== 'POST') return apiErrors.notPost;
  const body = await readBody(request);
  if (body === 'too large') return apiErrors.bodyTooLarge;
  const value = body === 'unreadable' ? undefined : parseJson(body)?.value;
  const isMessage =
    isObject(value) && messageColumns.every((column) => typeof value[column] === 'string');
  return isMessage ? undefined : apiErrors.invalidJson;
}
