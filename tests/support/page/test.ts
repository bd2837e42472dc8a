import { test as base, expect } from '@playwright/test';

export { expect };

/** For `test.use` and `page.emulateMedia`. Other journeys run without motion, which takes time. */
export const inMotion = { reducedMotion: 'no-preference' } as const;

/** What the browser complains about while it shows the site. */
class Complaints {
  readonly heard: string[] = [];
  /** Tests open `/nowhere` to see the page for a missing address. */
  readonly #expected: RegExp[] = [/404.*\/nowhere\b/];

  /** Allows complaints that a test provokes. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  unexpected(): string[] {
    return this.heard.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }

  matching(pattern: RegExp): string[] {
    return this.heard.filter((text) => pattern.test(text));
  }
}

/**
 * Every journey also checks that the site is quiet: no error or warning in the console, no exception, no
 * violation of the content policy and no request to another origin, except those the test expects.
 */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ context, baseURL }, use) => {
      const complaints = new Complaints();
      const { heard } = complaints;
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (thrown) => heard.push(`thrown: ${thrown.error().message}`));
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        const local =
          ['data:', 'blob:'].includes(protocol) || origin === new URL(baseURL ?? '').origin;
        if (!local) heard.push(`request: ${request.url()}`);
      });
      await context.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
          console.error('content policy:', violatedDirective, blockedURI, sample),
        ),
      );
      await use(complaints);
      expect(complaints.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
});
