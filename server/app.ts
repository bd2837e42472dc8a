import { Hono } from 'hono';
import { paths } from '#contract/paths.ts';
import { dataApi } from './api/data-api.ts';
import { answerError, apiErrors } from './api/errors.ts';
import { functionsApi } from './api/functions-api.ts';
import { contactForm } from './form/contact-form.ts';
import { securityHeaders, sendHeaders } from './headers.ts';
import { logError } from './log.ts';
import type { Outbox } from './outbox.ts';
import type { Site } from './site/load-site.ts';
import { staticFiles } from './site/static-files.ts';
import type { ContactStore } from './store/store.ts';

export interface AppParts {
  site: Site;
  store: Pick<ContactStore, 'insert' | 'ping'>;
  outbox: Pick<Outbox, 'nudge'>;
  anonKey: string;
}

/** Builds the whole server from its parts. It needs no port: `createApp(parts).request('/path')`. */
export function createApp({ site, store, outbox, anonKey }: AppParts): Hono {
  const app = new Hono();
  const noStore = { 'cache-control': 'no-store' };

  app.use(sendHeaders(securityHeaders(site.supabaseOrigin)));

  app.get(paths.health, (c) => c.json({ status: 'ok' }, 200, noStore));
  app.get(paths.ready, async (c) => {
    try {
      await store.ping();
      return c.json({ status: 'ready' }, 200, noStore);
    } catch (error) {
      logError('store_not_ready', error);
      return c.json({ status: 'unavailable' }, 503, noStore);
    }
  });

  app.all('/rest/*', dataApi({ store, outbox, anonKey }));
  app.all('/functions/*', functionsApi({ outbox, anonKey }));
  app.post(paths.contactForm, contactForm({ answers: site.answers, store, outbox }));
  app.all('*', staticFiles(site));

  app.onError((error) => {
    logError('request_failed', error);
    return answerError(apiErrors.internal);
  });
  return app;
}
