import { test as base, expect } from '@playwright/test';
import { Complaints } from './complaints.ts';

export { expect };

/** For `test.use` and `page.emulateMedia`. Other journeys run without motion, which takes time. */
export const inMotion = { reducedMotion: 'no-preference' } as const;

/**
 * Every journey also checks that the site is quiet: no error or warning in the console, no exception, no
 * violation of the content policy and no request to another origin, except those the test expects.
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
