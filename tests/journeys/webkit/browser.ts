import { spawn } from 'node:child_process';
import { test as base, expect } from '@playwright/test';
import { freePort } from '#tests/support/databases/postgres.ts';

const selectors = {
  button: 'button',
  link: 'a[href]',
  tab: '[role="tab"]',
  textbox: 'input, textarea',
} as const;
type Role = keyof typeof selectors;

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = {
  Tab: '\uE004',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
} as const;

/** WebKitGTK, which is Safari's engine, driven by W3C WebDriver. */
export class Browser {
  readonly #session: string;

  private constructor(session: string) {
    this.#session = session;
  }

  static async start(driver: string): Promise<Browser> {
    // A page whose scripts are held back does not finish loading.
    const capabilities = { alwaysMatch: { pageLoadStrategy: 'none' } };
    const session = await call('POST', `${driver}/session`, { capabilities });
    return new Browser(`${driver}/session/${(session as { sessionId: string }).sessionId}`);
  }

  async stop(): Promise<void> {
    await call('DELETE', this.#session);
  }

  async resize(width: number, height = 800): Promise<void> {
    await this.#post('window/rect', { width, height });
  }

  async goto(url: string): Promise<void> {
    await this.#post('url', { url });
  }

  /** Opens a page and waits until React has hydrated it. */
  async open(url: string): Promise<void> {
    await this.goto(url);
    await this.hydrated();
  }

  async hydrated(): Promise<void> {
    await this.expect(() => 'hydrated' in document.documentElement.dataset).toBe(true);
  }

  /** Runs a function in the page. It sees nothing of the test but its arguments. */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const body = { script: `return (${String(script)})(...arguments)`, args };
    return this.#post('execute/sync', body) as Promise<Awaited<Result>>;
  }

  /** Expects something of what the function returns in the page, now or soon. */
  expect<Args extends unknown[]>(script: (...args: Args) => unknown, ...args: Args) {
    return expect.poll(() => this.run(script, ...args));
  }

  /** Waits for the visible element of this role with this in its name. Only `run` can look into it. */
  async find(role: Role, name: string): Promise<HTMLElement> {
    const search = (selector: string, name: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
        const label = (element as HTMLInputElement).labels?.[0];
        const text = element.ariaLabel ?? (label ?? element).innerText;
        return element.checkVisibility() && text.includes(name);
      }) ?? null;
    const find = () => this.run(search, selectors[role], name);
    await expect.poll(find, `the ${role} ${name}`).not.toBeNull();
    return (await find()) as HTMLElement;
  }

  async click(role: Role, name: string): Promise<void> {
    const found = await this.find(role, name);
    await this.run(
      (found) => found.scrollIntoView({ behavior: 'instant', block: 'center' }),
      found,
    );
    await this.#post(`element/${idOf(found)}/click`, {});
  }

  async type(label: string, text: string): Promise<void> {
    await this.#post(`element/${idOf(await this.find('textbox', label))}/value`, { text });
  }

  async press(key: keyof typeof keys): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
    await this.#post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  #post(command: string, body: object): Promise<unknown> {
    return call('POST', `${this.#session}/${command}`, body);
  }
}

/** WebDriver sends an element as an object whose one value is its id. */
function idOf(element: object): string {
  return String(Object.values(element)[0]);
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, body: body ? JSON.stringify(body) : null });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

export const test = base.extend<{ safari: Browser }, { driver: string }>({
  driver: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const port = await freePort();
      const args = ['--auto-servernum', 'dbus-run-session', 'WebKitWebDriver', `--port=${port}`];
      const child = spawn('xvfb-run', args, { detached: true, stdio: 'ignore' });
      const driver = `http://127.0.0.1:${port}`;
      const status = () =>
        fetch(`${driver}/status`)
          .then(({ ok }) => ok)
          .catch(() => false);
      await expect.poll(status, { timeout: 20_000 }).toBe(true);
      await use(driver);
      if (child.pid) process.kill(-child.pid);
    },
    { scope: 'worker' },
  ],
  safari: async ({ driver }, use) => {
    const browser = await Browser.start(driver);
    await use(browser);
    await browser.stop();
  },
});
