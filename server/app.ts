import { type Handler, Hono } from 'hono';
import { paths } from '#contract/paths.ts';
import { dataApi } from './api/data-api.ts';
import { apiErrors, errorResponse } from './api/errors.ts';
import { functionsApi } from './api/functions-api.ts';
import { contactForm } from './form/contact-form.ts';
import { allowOrigins } from './http/cors.ts';
import { sendHeaders } from './http/headers.ts';
import { logError } from './logging/log.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { Site } from './site/load-site.ts';
import { onceASecond } from './store/once-a-second.ts';
import type { ContactStore } from './store/store.ts';

export interface AppParts {
  site: Pick<Site, 'formPages' | 'supabaseOrigin' | 'styleHashes'>;
  store: Pick<ContactStore, 'insert' | 'ping' | 'backlog'>;
  outbox: Pick<Outbox, 'wake'>;
  anonKey: string;
  /** How many proxies in front may be believed about a visitor's address. */
  trustProxy?: number;
  /** Other sites whose pages may use the data API. */
  allowedOrigins?: readonly string[];
  /** What is running, for whoever asks `/healthz`. */
  version?: string;
  /** Aborted once the server is on its way out. */
  stopping?: AbortSignal | undefined;
}

/** The API, the form and health, built from their parts. It needs no port: `createApp(parts).request('/path')`. */
export function createApp({
  site,
  store,
  outbox,
  anonKey,
  trustProxy = 0,
  allowedOrigins = [],
  version,
  stopping,
}: AppParts): Hono {
  const app = new Hono();
  const noStore = { 'cache-control': 'no-store' };
  const readBacklog = onceASecond(() => store.backlog());

  app.use(sendHeaders(site, trustProxy));

  app.get(paths.health, (c) => c.json({ status: 'ok', version }, 200, noStore));
  app.get(paths.ready, async (c) => {
    if (stopping?.aborted) return c.json({ status: 'stopping' }, 503, noStore);
    try {
      await store.ping();
      return c.json({ status: 'ready', ...(await readBacklog()) }, 200, noStore);
    } catch (error) {
      logError('store_not_ready', error);
      return c.json({ status: 'unavailable' }, 503, noStore);
    }
  });

  app.use('/rest/*', allowOrigins(allowedOrigins));
  app.use('/functions/*', allowOrigins(allowedOrigins));
  app.all('/rest/*', dataApi({ store, outbox, anonKey, trustProxy }));
  app.all('/functions/*', functionsApi({ outbox, anonKey }));
  app.post(
    paths.contactForm,
    contactForm({ formPages: site.formPages, store, outbox, trustProxy, allowedOrigins }),
  );
  app.get(paths.contactForm, (c) => c.redirect('/#contact'));
  app.all(paths.contactForm, otherMethod('GET, HEAD, POST, OPTIONS'));
  for (const path of [paths.health, paths.ready]) app.all(path, otherMethod('GET, HEAD, OPTIONS'));

  app.onError((error) => {
    logError('request_failed', error);
    return errorResponse(apiErrors.internal);
  });
  return app;
}

function otherMethod(allow: string): Handler {
  return (c) =>
    c.req.method === 'OPTIONS'
      ? c.body(null, 204, { allow })
      : c.text('Method Not Allowed', 405, { allow });
}
