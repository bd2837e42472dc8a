import type { Hono } from 'hono';
import { type AppParts, createApp } from '#server/app.ts';
import { type Listening, listen } from '#server/listen/listen.ts';
import { loadSite, type Site } from '#server/site/load-site.ts';
import type { Message } from '#shared/message.ts';
import { defaultAnonKey } from '#shared/paths.ts';
import { makeFixtureSite } from './fixture-site.ts';

export interface TestApp {
  app: Hono;
  site: Site;
  stored: Message[];
  /** The address that came with each insert. */
  senders: (string | undefined)[];
  wakes: () => number;
}

interface TestAppOptions extends Pick<AppParts, 'trustProxy' | 'allowedOrigins'> {
  /** The error that the store throws. */
  failure?: Error;
  onWake?: () => void;
  dist?: string;
  files?: Site['files'];
}

/** Makes the app over the fixture site, with a store in memory. */
export function makeTestApp({
  failure,
  onWake,
  dist = makeFixtureSite(),
  files,
  ...settings
}: TestAppOptions = {}): TestApp {
  const stored: Message[] = [];
  const senders: TestApp['senders'] = [];
  let wakes = 0;
  const loaded = loadSite(dist);
  const site = files ? { ...loaded, files } : loaded;
  const app = createApp({
    site,
    store: {
      async insert(messages, address) {
        senders.push(address);
        if (failure) throw failure;
        stored.push(...messages);
        return messages.length;
      },
      async ping() {
        if (failure) throw failure;
      },
      backlog: async () => ({ waiting: 0, oldestSeconds: 0, filed: 0 }),
    },
    outbox: {
      wake() {
        wakes += 1;
        onWake?.();
      },
    },
    anonKey: defaultAnonKey,
    ...settings,
  });
  return { app, site, stored, senders, wakes: () => wakes };
}

/** Makes the same app listen on a free port. */
export function listenAsTest(options: TestAppOptions = {}): Promise<Listening> {
  return listen(makeTestApp(options).app, { host: '127.0.0.1', port: 0 });
}
