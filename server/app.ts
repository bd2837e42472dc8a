import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { paths } from '#shared/paths.ts';
import { apiErrors, errorResponse } from './contact/api-errors.ts';
import { requireApiKey } from './contact/api-key.ts';
import { insertMessage } from './contact/insert-message.ts';
import { receiveForm } from './contact/receive-form.ts';
import { sendHeaders } from './http/headers.ts';
import { warnOfUndeclaredProxy } from './http/undeclared-proxy.ts';
import { watchRequests } from './http/watch-requests.ts';
import { logError } from './monitoring/log.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { Site } from './site/load-site.ts';
import { serveSite } from './site/serve-site.ts';
import type { MessageStore } from './store/store.ts';

export interface AppParts {
  site: Site;
  store: Pick<MessageStore, 'insert'>;
  outbox: Pick<Outbox, 'wake'>;
  anonKey: string;
  /** How many proxies in front to trust for a visitor's address. */
  trustProxy?: number;
  /** The version that `/healthz` reports. */
  version?: string;
  /** Aborted once the server is about to stop. */
  stopping?: AbortSignal | undefined;
}

/** Builds the whole server from its parts. It needs no port: `createApp(parts).request('/path')`. */
export function createApp({
  site,
  store,
  outbox,
  anonKey,
  trustProxy = 0,
  version,
  stopping,
}: AppParts): Hono {
  const app = new Hono();
  const noStore = { 'cache-control': 'no-store' };

  app.use(watchRequests);
  app.use(warnOfUndeclaredProxy(trustProxy));
  app.use(sendHeaders(site, trustProxy));
  app.use(async (c, next) => {
    await next();
    // The client's next connection goes to another replica.
    if (stopping?.aborted) c.header('connection', 'close');
  });

  // For load balancers and probes. Independent of the database.
  app.get(paths.health, (c) =>
    stopping?.aborted
      ? c.json({ status: 'stopping', version }, 503, noStore)
      : c.json({ status: 'ok', version }, 200, noStore),
  );

  for (const folder of ['/rest/*', '/functions/*']) app.use(folder, requireApiKey(anonKey));
  app.post(paths.contacts, insertMessage({ store, outbox, trustProxy }));
  app.all(paths.contacts, () => errorResponse(apiErrors.permissionDenied));
  app.all('/rest/*', () => errorResponse(apiErrors.noSuchTable));
  // The specification has the browser call this after each insert, which has woken the outbox already. Nothing in
  // the request decides what is sent or to whom.
  app.post(paths.sendContactEmail, (c) => {
    outbox.wake();
    return c.json({ status: 'accepted' }, 200, noStore);
  });
  app.all('/functions/*', () => errorResponse(apiErrors.noSuchFunction));

  const { formPages } = site;
  app.post(paths.contactForm, receiveForm({ formPages, store, outbox, trustProxy }));

  app.use(methodNotAllowed({ app }));
  app.route('/', serveSite(site));

  app.onError((error) => {
    logError('request_failed', error);
    return errorResponse(apiErrors.internal);
  });
  return app;
}
