import { isObject, parseJson, readBody } from '#server/http/request-body.ts';
import { messageColumns } from '#shared/message.ts';
import { type ApiError, apiErrors } from './errors.ts';

/**
 * Returns what keeps a call of `send-contact-email` from triggering the outbox. The body counts by its shape
 * alone. The edge function shares this.
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
