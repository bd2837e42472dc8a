import { test as base, expect } from '@playwright/test';

export { expect };

/** An option for `test.use` and `page.emulateMedia`. By default, journeys emulate reduced motion, which is faster. */
export const inMotion = { reducedMotion: 'no-preference' } as const;

/** The smallest viewport that WCAG requires: 1280 × 1024 pixels at a zoom of 400% (WCAG 1.4.10). */
export const smallestViewport = { width: 320, height: 256 };

interface PageErrors {
  /** Console errors and warnings, exceptions, policy violations and foreign requests. */
  reported: string[];
  /** Allows the errors that a test provokes. */
  allow: (...patterns: RegExp[]) => void;
  /** Returns the reported errors that match, allowed or not. */
  matching: (pattern: RegExp) => string[];
}

/** Fails a journey whose pages report errors that the journey did not allow. */
export const test = base.extend<{ pageErrors: PageErrors }>({
  pageErrors: [
    async ({ context, baseURL }, use) => {
      const reported: string[] = [];
      // Tests open `/nowhere` for the 404 page.
      const allowed = [/404.*\/nowhere\b/];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          reported.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (thrown) => reported.push(`thrown: ${thrown.error().message}`));
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        const local =
          ['data:', 'blob:'].includes(protocol) || origin === new URL(baseURL ?? '').origin;
        if (!local) reported.push(`request: ${request.url()}`);
      });
      await context.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
          console.error('content policy:', violatedDirective, blockedURI, sample),
        ),
      );
      await use({
        reported,
        allow: (...patterns) => allowed.push(...patterns),
        matching: (pattern) => reported.filter((text) => pattern.test(text)),
      });
      const unexpected = reported.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});
