import type { Hono } from 'hono';
import { type AppParts, createApp } from '#server/app.ts';
import { loadSite, type Site } from '#server/site/load-site.ts';
import type { Message } from '#shared/message.ts';
import { defaultAnonKey } from '#shared/paths.ts';
import { makeFixtureSite } from './fixture-site.ts';

interface TestAppOptions extends Pick<AppParts, 'trustProxy'> {
  /** The error that the store throws. */
  failure?: Error | undefined;
  dist?: string;
  /** Replaces parts of the loaded site. */
  site?: Partial<Site>;
}

/** Makes the app on the fixture site, with a store in memory. */
export function makeTestApp({
  failure,
  dist = makeFixtureSite(),
  site,
  ...settings
}: TestAppOptions = {}): { app: Hono; stored: Message[]; wakes: () => number } {
  const stored: Message[] = [];
  let wakes = 0;
  const app = createApp({
    site: { ...loadSite(dist), ...site },
    store: {
      async insert(message) {
        if (failure) throw failure;
        return stored.push(message) > 0;
      },
    },
    outbox: { wake: () => void (wakes += 1) },
    anonKey: defaultAnonKey,
    ...settings,
  });
  return { app, stored, wakes: () => wakes };
}
