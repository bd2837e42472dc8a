import { company } from '#content/company.ts';
import { apiError, apiErrors, errorResponse } from '#server/contact/api-errors.ts';
import { composeEmail } from '#server/mail/compose.ts';
import { smtpTransport } from '#server/mail/smtp.ts';
import { logError } from '#server/monitoring/log.ts';
import { subscribeLog } from '#server/monitoring/log-events.ts';
import { createDeliverDue } from '#server/outbox/deliver-due.ts';
import { coalesceRuns } from '#server/outbox/outbox.ts';
import { parseEnv } from '#server/settings/env.ts';
import { openPostgresStore } from '#server/store/postgres/postgres.ts';
import { OperatorError } from '#shared/operator-error.ts';

declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

/**
 * How long a call delivers. Supabase allows it 150 seconds, in which it may wait for the previous
 * call; each may wait another twenty for a mail server's answer.
 */
const deliverForMs = 50_000;

const allow = { allow: 'OPTIONS, POST' };
const notPost = apiError(405, 'PGRST117', 'Unsupported HTTP method', allow);
const notSetUp = apiError(503, 'NOT_SET_UP', 'The function is not set up yet; its log says why');

/**
 * Triggers the outbox, as `/functions/v1/send-contact-email` of the Node server does: delivers stored
 * messages that are due, whatever the call's body says. The site calls it after each message, the
 * database every minute (docs/supabase.md).
 */
async function respond(request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  if (request.method !== 'POST') return errorResponse(notPost);
  if (typeof deliver === 'string') {
    console.error(deliver);
    return errorResponse(notSetUp);
  }
  try {
    await deliver();
  } catch (error) {
    logError('delivery_failed', error);
    return errorResponse(apiErrors.storeFailed);
  }
  return Response.json({ status: 'accepted' }, { headers: { 'cache-control': 'no-store' } });
}

/** Returns the function that delivers, or the reason why there is none. */
function setUp(): (() => Promise<void>) | string {
  try {
    const { databaseUrl, smtpUrl, mailFrom, mailTo, maxEmailsPerHour, siteUrl } = readEnv();
    if (!smtpUrl) return 'SMTP_URL is not set: no mail is sent, and every message stays due.';
    if (!databaseUrl) return 'SUPABASE_DB_URL is not set: there are no messages to send.';
    const settings = { from: mailFrom, to: mailTo, siteUrl: siteUrl ?? company.defaultSiteUrl };
    const deliverDue = createDeliverDue({
      store: openPostgresStore(databaseUrl),
      transport: smtpTransport(smtpUrl),
      compose: (claim) => composeEmail(claim, settings),
      maxEmailsPerHour,
    });
    return coalesceRuns(() => deliverDue(AbortSignal.timeout(deliverForMs)));
  } catch (error) {
    if (error instanceof OperatorError) return error.message;
    throw error;
  }
}

function readEnv() {
  const environment = Deno.env.toObject();
  // Supabase sets its own variable; the owner's DATABASE_URL overrides it.
  const { DATABASE_URL = environment['SUPABASE_DB_URL'] } = environment;
  return parseEnv({ ...environment, DATABASE_URL }, 'function');
}

/** Supabase leaves CORS to its functions. Triggering from any origin does no harm. */
function allowEveryOrigin(request: Request, response: Response): Response {
  const asked = request.headers.get('access-control-request-headers');
  response.headers.set('access-control-allow-origin', '*');
  response.headers.set('access-control-allow-methods', 'OPTIONS, POST');
  if (asked) response.headers.set('access-control-allow-headers', asked);
  return response;
}

subscribeLog();
const deliver = setUp();
Deno.serve(async (request) => allowEveryOrigin(request, await respond(request)));
