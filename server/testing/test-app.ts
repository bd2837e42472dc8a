import type { Hono } from 'hono';
import type { Contact } from '#contract/contact.ts';
import { defaultAnonKey } from '#contract/paths.ts';
import { createApp } from '../app.ts';
import { loadSite, type Site } from '../site/load-site.ts';
import { makeFixtureSite } from './fixture-site.ts';

export interface TestApp {
  app: Hono;
  stored: Contact[];
  nudges: () => number;
}

interface TestAppOptions {
  /** Whether the store fails, as on a full disk. */
  failing?: boolean;
  dist?: string;
  files?: Site['files'];
}

/** The whole app over the fixture site, with a store that only remembers. */
export function makeTestApp({
  failing = false,
  dist = makeFixtureSite(),
  files,
}: TestAppOptions = {}): TestApp {
  const stored: Contact[] = [];
  let nudges = 0;
  const site = loadSite(dist);
  const app = createApp({
    site: files ? { ...site, files } : site,
    store: {
      async insert(contacts) {
        if (failing) throw new Error('disk full');
        stored.push(...contacts);
      },
      async ping() {
        if (failing) throw new Error('disk full');
      },
    },
    outbox: {
      nudge() {
        nudges += 1;
      },
    },
    anonKey: defaultAnonKey,
  });
  return { app, stored, nudges: () => nudges };
}
