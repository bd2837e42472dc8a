import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { paths } from '#shared/paths.ts';
import type { StoreAndOutbox } from './contact/accept-message.ts';
import { apiErrors, errorResponse } from './contact/api-errors.ts';
import { requireApiKey } from './contact/api-key.ts';
import { insertMessage } from './contact/insert-message.ts';
import { receiveForm } from './contact/receive-form.ts';
import { sendHeaders } from './http/headers.ts';
import { trackRequests } from './http/track-requests.ts';
import { warnOnIgnoredForwardedFor } from './http/warn-on-ignored-forwarded-for.ts';
import { logError } from './monitoring/log.ts';
import type { Site } from './site/load-site.ts';
import { serveSite } from './site/serve-site.ts';

export interface AppParts extends StoreAndOutbox {
  site: Site;
  anonKey: string;
  /** The number of proxies in front of the server whose `X-Forwarded-For` is trusted. */
  trustProxy?: number;
  /** The version that `/healthz` reports. */
  version?: string;
  /** Aborted when the server begins to shut down. */
  shutdownSignal?: AbortSignal | undefined;
}

/** Builds the whole server from its parts. Tests need no port: `createApp(parts).request('/path')`. */
export function createApp({
  site,
  store,
  outbox,
  anonKey,
  trustProxy = 0,
  version,
  shutdownSignal,
}: AppParts): Hono {
  const app = new Hono();
  const noStore = { 'cache-control': 'no-store' };

  app.use(trackRequests);
  app.use(warnOnIgnoredForwardedFor(trustProxy));
  app.use(sendHeaders(site, trustProxy));
  app.use(async (c, next) => {
    await next();
    // Makes clients reconnect, so that the load balancer can route them to another replica.
    if (shutdownSignal?.aborted) c.header('connection', 'close');
  });

  // Load balancers and probes call this route, which does not need the database.
  app.get(paths.health, (c) =>
    shutdownSignal?.aborted
      ? c.json({ status: 'stopping', version }, 503, noStore)
      : c.json({ status: 'ok', version }, 200, noStore),
  );

  for (const path of ['/rest/*', '/functions/*']) app.use(path, requireApiKey(anonKey));
  app.post(paths.contacts, insertMessage({ store, outbox }, trustProxy));
  app.all(paths.contacts, () => errorResponse(apiErrors.permissionDenied));
  app.all('/rest/*', () => errorResponse(apiErrors.noSuchTable));
  // The site's specification requires the browser to call this route after each insert, although the insert has
  // already woken the outbox. The request body is ignored.
  app.post(paths.sendContactEmail, (c) => {
    outbox.wake();
    return c.json({ status: 'accepted' }, 200, noStore);
  });
  app.all('/functions/*', () => errorResponse(apiErrors.noSuchFunction));

  app.post(paths.contactForm, receiveForm(site, { store, outbox }, trustProxy));

  app.use(methodNotAllowed({ app }));
  app.route('/', serveSite(site));

  app.onError((error) => {
    logError('request_failed', error);
    return errorResponse(apiErrors.internal);
  });
  return app;
}
