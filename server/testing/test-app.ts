import type { Hono } from 'hono';
import type { Contact } from '#contract/contact.ts';
import { defaultAnonKey } from '#contract/paths.ts';
import { type AppParts, createApp } from '../app.ts';
import { loadSite, type Site } from '../site/load-site.ts';
import { makeFixtureSite } from './fixture-site.ts';

export interface TestApp {
  app: Hono;
  stored: Contact[];
  /** Whose messages the store was told they are. */
  senders: (string | undefined)[];
  nudges: () => number;
}

interface TestAppOptions extends Pick<AppParts, 'trustProxy' | 'allowedOrigins'> {
  /** What the store fails with. */
  failure?: Error;
  onNudge?: () => void;
  dist?: string;
  files?: Site['files'];
}

/** The whole app over the fixture site, with a store that only remembers. */
export function makeTestApp({
  failure,
  onNudge,
  dist = makeFixtureSite(),
  files,
  ...settings
}: TestAppOptions = {}): TestApp {
  const stored: Contact[] = [];
  const senders: TestApp['senders'] = [];
  let nudges = 0;
  const site = loadSite(dist);
  const app = createApp({
    site: files ? { ...site, files } : site,
    store: {
      async insert(contacts, address) {
        senders.push(address);
        if (failure) throw failure;
        stored.push(...contacts);
        return contacts.length;
      },
      async ping() {
        if (failure) throw failure;
      },
    },
    outbox: {
      nudge() {
        nudges += 1;
        onNudge?.();
      },
    },
    anonKey: defaultAnonKey,
    ...settings,
  });
  return { app, stored, senders, nudges: () => nudges };
}
