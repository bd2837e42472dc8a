import { test as base, expect } from '@playwright/test';
import { type Driver, startFirefox, startWebKit } from './drivers.ts';

const selectors = {
  button: 'button',
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

/** A visitor in Firefox or WebKit, driven by W3C WebDriver. */
export class Visitor {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async resize(width: number, height = 800): Promise<void> {
    await this.#driver.send('SetWindowRect', { width, height });
  }

  async goto(url: string): Promise<void> {
    const documentStart = () => performance.timeOrigin;
    const left = await this.run(documentStart);
    await this.#driver.send('Navigate', { url });
    // The driver does not wait, and the page before may have the same address.
    await this.expect(documentStart).not.toBe(left);
    await this.expect(() => location.href).toBe(url);
  }

  /** Opens a page and waits until React has hydrated it. */
  async open(url: string): Promise<void> {
    await this.goto(url);
    await this.hydrated();
  }

  async hydrated(): Promise<void> {
    // Between two pages Firefox has a document without an element.
    await this.expect(() => document.querySelector('[data-hydrated]') !== null).toBe(true);
  }

  /** Runs a function in the page, which sees only its arguments. */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const text = `return (${String(script)})(...arguments)`;
    return this.#driver.send('ExecuteScript', { script: text, args }) as Promise<Awaited<Result>>;
  }

  /** Polls what the function returns in the page. */
  expect<Args extends unknown[]>(script: (...args: Args) => unknown, ...args: Args) {
    return expect.poll(() => this.run(script, ...args));
  }

  /** Waits for the visible element with this role and name, for use as an argument of `run`. */
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
    await this.#driver.send('ElementClick', { id: idOf(found) });
  }

  async type(label: string, text: string): Promise<void> {
    const field = await this.find('textbox', label);
    await this.#driver.send('ElementSendKeys', { id: idOf(field), text });
  }

  async press(key: keyof typeof keys): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
    await this.#driver.send('PerformActions', {
      actions: [{ type: 'key', id: 'keyboard', actions }],
    });
  }
}

/** WebDriver sends an element as an object whose one value is its id. */
function idOf(element: object): unknown {
  return Object.values(element)[0];
}

/** Starts one browser per worker. */
export const test = base.extend<object, { visitor: Visitor }>({
  visitor: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      const driver = await (project.name === 'firefox' ? startFirefox() : startWebKit());
      await use(new Visitor(driver));
      driver.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
