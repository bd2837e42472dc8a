import { company } from '#content/company.ts';
import { apiError, apiErrors, errorResponse } from '#server/contact/api-errors.ts';
import { composeEmail } from '#server/mail/compose.ts';
import { smtpTransport } from '#server/mail/smtp.ts';
import { logError } from '#server/monitoring/log.ts';
import { subscribeLog } from '#server/monitoring/log-events.ts';
import { createDeliverDue } from '#server/outbox/deliver-due.ts';
import { coalesceRuns } from '#server/outbox/outbox.ts';
import { parseEnv } from '#server/settings/env.ts';
import { postgresStore } from '#server/store/postgres/postgres.ts';
import { postgresPool } from '#server/store/postgres/postgres-pool.ts';
import { OperatorError } from '#shared/operator-error.ts';

declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

/**
 * How long one call sends emails (ms). A call may have to wait for the previous call, and each call may take 20
 * seconds more for a mail server's reply. Together, the two calls stay below Supabase's limit of 150 seconds.
 */
const deliverForMs = 50_000;

const notSetUp = apiError(503, 'NOT_SET_UP', 'The function is not configured: see its log');

/**
 * Sends due notifications, like `/functions/v1/send-contact-email` on the Node server. Ignores the request body. The
 * site calls the function after each message, and the database calls it every minute (docs/supabase.md).
 */
async function respond(request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  if (deliver instanceof OperatorError) {
    logError('not_set_up', deliver);
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

/** Returns a function that sends due notifications, or the error in the settings. */
function setUp(): (() => Promise<void>) | OperatorError {
  try {
    const environment = Deno.env.toObject();
    // Supabase sets SUPABASE_DB_URL; the operator's DATABASE_URL overrides it.
    const { DATABASE_URL = environment['SUPABASE_DB_URL'] } = environment;
    const { databaseUrl, smtpUrl, mailFrom, mailTo, maxEmailsPerHour, siteUrl } = parseEnv(
      { ...environment, DATABASE_URL },
      'function',
    );
    if (!smtpUrl) return new OperatorError('SMTP_URL is not set, so there is no mail server.');
    if (!databaseUrl)
      return new OperatorError('SUPABASE_DB_URL is not set, so there is no database.');
    const settings = { from: mailFrom, to: mailTo, siteUrl: siteUrl ?? company.defaultSiteUrl };
    const deliverDue = createDeliverDue({
      store: postgresStore(postgresPool(databaseUrl)),
      transport: smtpTransport(smtpUrl),
      compose: (claim) => composeEmail(claim, settings),
      maxEmailsPerHour,
    });
    return coalesceRuns(() => deliverDue(AbortSignal.timeout(deliverForMs)));
  } catch (error) {
    if (error instanceof OperatorError) return error;
    throw error;
  }
}

/** Adds CORS headers, which Supabase leaves to each function. Calls from any origin are harmless. */
function allowEveryOrigin(request: Request, response: Response): Response {
  const requestedHeaders = request.headers.get('access-control-request-headers');
  response.headers.set('access-control-allow-origin', '*');
  response.headers.set('access-control-allow-methods', 'OPTIONS, POST');
  if (requestedHeaders) response.headers.set('access-control-allow-headers', requestedHeaders);
  return response;
}

subscribeLog();
const deliver = setUp();
Deno.serve(async (request) => allowEveryOrigin(request, await respond(request)));
