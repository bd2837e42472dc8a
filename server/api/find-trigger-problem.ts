import { contactColumns } from '#contract/contact.ts';
import { mediaType } from '#server/http/media-type.ts';
import { isObject, parseJson } from '#server/http/parse-json.ts';
import { readBody } from '#server/http/request-body.ts';
import { type ApiError, apiErrors, unsupportedContentType, unsupportedMethod } from './errors.ts';

/**
 * What keeps a call of `send-contact-email` from triggering the outbox; undefined when nothing does.
 * Beyond the shape of its body nothing in it counts. Knows no server: the edge function asks it too.
 */
export async function findTriggerProblem(request: Request): Promise<ApiError | undefined> {
  if (request.method !== 'POST') return unsupportedMethod(request.method, 'OPTIONS, POST');
  const type = mediaType(request.headers);
  if (type !== 'application/json') return unsupportedContentType(type);

  const body = await readBody(request);
  if (!body.ok) {
    return body.problem === 'too large' ? apiErrors.bodyTooLarge : apiErrors.invalidJson;
  }
  return looksLikeContact(body.bytes) ? undefined : apiErrors.invalidJson;
}

function looksLikeContact(bytes: Uint8Array): boolean {
  const value = parseJson(bytes)?.value;
  return isObject(value) && contactColumns.every((column) => typeof value[column] === 'string');
}
