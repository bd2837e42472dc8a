import type { Handler } from 'hono';
import type { Outbox } from '#server/outbox/outbox.ts';
import { errorResponse } from './errors.ts';
import { findTriggerProblem } from './find-trigger-problem.ts';

/**
 * Answers `send-contact-email`: the outbox delivers stored messages that are due. Nothing in the request
 * decides what is sent or to whom, and the response does not wait for a mail server.
 */
export function triggerOutbox(outbox: Pick<Outbox, 'wake'>): Handler {
  return async (c) => {
    const problem = await findTriggerProblem(c.req.raw);
    if (problem) return errorResponse(problem);
    outbox.wake();
    return c.json({ status: 'accepted' }, 200, { 'cache-control': 'no-store' });
  };
}
