import type { BrowserContext } from '@playwright/test';

/** Records what a browser complains about while it shows the site. */
export class Complaints {
  readonly heard: string[] = [];
  /** Tests open `/nowhere` to see the page for a missing address. */
  readonly #expected: RegExp[] = [/404.*\/nowhere\b/];
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async listenTo(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        this.heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    context.on('weberror', (thrown) => this.heard.push(`thrown: ${thrown.error().message}`));
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      const local = protocol === 'data:' || protocol === 'blob:' || origin === this.#origin;
      if (!local) this.heard.push(`request: ${request.url()}`);
    });
    await context.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        console.error('content policy:', violatedDirective, blockedURI, sample),
      ),
    );
  }

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
