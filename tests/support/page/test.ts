import { test as base, expect } from '@playwright/test';

export { expect };

/** For `test.use` and `page.emulateMedia`. By default journeys ask for reduced motion, which is faster. */
export const inMotion = { reducedMotion: 'no-preference' } as const;

/** Console errors and warnings, exceptions, policy violations and foreign requests. */
class PageErrors {
  readonly reported: string[] = [];
  /** Tests open `/nowhere` for the 404 page. */
  readonly #allowed: RegExp[] = [/404.*\/nowhere\b/];

  /** Allows errors that a test provokes. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  unexpected(): string[] {
    return this.reported.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }

  matching(pattern: RegExp): string[] {
    return this.reported.filter((text) => pattern.test(text));
  }
}

/** Fails every journey with errors that it did not allow. */
export const test = base.extend<{ pageErrors: PageErrors }>({
  pageErrors: [
    async ({ context, baseURL }, use) => {
      const pageErrors = new PageErrors();
      const { reported } = pageErrors;
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
      await use(pageErrors);
      expect(pageErrors.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
});
