import type { Context } from 'hono';
import { formCopy } from '#content/contact.ts';
import { contactErrors, contactResponses } from '#content/contact-responses.ts';
import { rateLimitKey } from '#server/http/rate-limit-key.ts';
import { readBody } from '#server/http/request-body.ts';
import { publish } from '#server/monitoring/events.ts';
import type { Site } from '#server/site/load-site.ts';
import { TooManyMessagesError } from '#server/store/store.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { honeypotField, type Message } from '#shared/message.ts';
import { explainViolation, type Violation } from '#shared/message-rules.ts';
import { makeMessage, normalizeMessage } from '#shared/message-text.ts';
import { acceptMessage, type StoreAndOutbox } from './accept-message.ts';
import { retryAfter } from './api-errors.ts';

const { kept, lost, reasons } = contactResponses.failed;

type Status = 200 | 403 | 413 | 415 | 422 | 429 | 503;

/** Handles the form's native submission, from browsers that have not run the page's script. */
export function receiveForm(
  { formPages }: Pick<Site, 'formPages'>,
  storeAndOutbox: StoreAndOutbox,
  trustProxy: number,
) {
  return async (c: Context): Promise<Response> => {
    // Finds the rate-limit key before reading the body, because a connection that has closed has no address.
    const key = rateLimitKey(c, trustProxy);
    const respond = (html: string, status: Status, headers = {}) =>
      c.html(html, status, { 'cache-control': 'no-store', ...headers });
    const fail = (status: Status, reason: Violation | string, message?: Message, headers = {}) =>
      respond(fillFailedPage(formPages.failed, reason, message), status, headers);

    const body = await readBody(c.req.raw);
    if (!body) return fail(413, contactErrors.tooLarge, undefined, { connection: 'close' });
    const form = await parseForm(body, c.req.header('content-type'));
    if (!form) return fail(415, reasons.unreadable);
    const { message, isHuman } = form;
    if (isCrossSite(c)) return fail(403, reasons.crossSite, message);
    if (!isHuman) {
      publish('message', { outcome: 'honeypot' });
      return respond(formPages.sent, 200);
    }
    try {
      const violation = await acceptMessage(storeAndOutbox, message, key);
      if (violation) return fail(422, violation, message);
    } catch (error) {
      return error instanceof TooManyMessagesError
        ? fail(429, contactErrors.tooMany, message, retryAfter)
        : fail(503, reasons.storeFailed, message);
    }
    return respond(formPages.sent, 200);
  };
}

/**
 * Returns whether the form was submitted from another site. `hono/csrf` would also reject clients that send
 * neither `Origin` nor `Sec-Fetch-Site`, and its response would discard what the visitor typed.
 */
function isCrossSite({ req }: Context): boolean {
  const origin = req.header('origin');
  const site = req.header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // Compares only the hosts, because the schemes differ behind a proxy that terminates TLS.
  return origin !== undefined && URL.parse(origin)?.host !== new URL(req.url).host;
}

/** Parses a native form submission. Returns undefined if the body is not a form. */
async function parseForm(bytes: Uint8Array<ArrayBuffer>, type = '') {
  const response = new Response(bytes, { headers: { 'content-type': type } });
  const fields = await response.formData().catch(() => undefined);
  if (!fields) return undefined;
  /** Returns a field's text, or an empty string if the field is missing or a file. */
  const readText = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    message: normalizeMessage(makeMessage(readText)),
    // The honeypot field is hidden, so only a bot fills it in.
    isHuman: readText(honeypotField) === '',
  };
}

/** Fills the page for a failed form with the reason and the visitor's text, so that nothing must be typed again. */
function fillFailedPage(template: string, reason: Violation | string, message?: Message): string {
  const text =
    typeof reason === 'string'
      ? reason
      : explainViolation(reason, contactErrors.rules, formCopy.fields);
  const slots: Record<string, string> = { reason: text, kept: message ? kept : lost, ...message };
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, slot) => escapeHtml(slots[slot] ?? ''));
}
