import { test as base, expect } from '@playwright/test';
import { Complaints } from './complaints.ts';

export { expect };

/** For `test.use` and `page.emulateMedia`: journeys are without motion, which costs, but for those about it. */
export const inMotion = { reducedMotion: 'no-preference' } as const;

/**
 * Every test of the site also shows that the site is quiet: no error or
 * warning in the console, nothing thrown, no breach of the content policy and
 * no request to another origin, but for what the test says it expects.
 */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ context, baseURL }, use) => {
      const complaints = new Complaints(new URL(baseURL ?? '').origin);
      await complaints.listenTo(context);
      await use(complaints);
      expect(complaints.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
});
