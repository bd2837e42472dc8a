import { test as base, expect } from '@playwright/test';
import { type Browser, type KeyName, startFirefox, startWebKit } from './browsers.ts';

const selectors = {
  button: 'button',
  link: 'a',
  textbox: 'input, textarea',
} as const;
type Role = keyof typeof selectors;

/** Marks the element that was found last. */
const found = '[data-found]';

/** A visitor in Firefox or WebKit. */
export class Visitor {
  readonly #browser: Browser;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  resize(width: number) {
    return this.#browser.resize(width, 800);
  }

  /** Opens a page and waits until React has hydrated it. */
  async open(url: string): Promise<void> {
    const documentStart = () => performance.timeOrigin;
    const left = await this.run(documentStart);
    await this.run((url) => void (location.href = url), url);
    // The page before may have the same address.
    await this.expect(documentStart).not.toBe(left);
    await this.hydrated(url);
  }

  async hydrated(url: string): Promise<void> {
    await this.expect(() => location.href).toBe(url);
    await this.expect(() => document.querySelector('[data-hydrated]') !== null).toBe(true);
  }

  /** Runs a function in the page, which sees only its arguments. */
  run<Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args) {
    return this.#browser.run(script, ...args) as Promise<Awaited<Result>>;
  }

  /** Polls what the function returns in the page. Between two pages there is none to ask. */
  expect<Args extends unknown[]>(script: (...args: Args) => unknown, ...args: Args) {
    return expect.poll(() => this.run(script, ...args).catch(() => 'nothing'));
  }

  /** Waits for the visible element with this role and name, and marks it. */
  async find(role: Role, name: string): Promise<void> {
    const search = (selector: string, name: string) => {
      for (const marked of document.querySelectorAll('[data-found]'))
        marked.removeAttribute('data-found');
      const wanted = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
        const label = (element as HTMLInputElement).labels?.[0];
        const text = element.ariaLabel ?? (label ?? element).innerText;
        return element.checkVisibility() && text.includes(name);
      });
      wanted?.setAttribute('data-found', '');
      wanted?.scrollIntoView({ behavior: 'instant', block: 'center' });
      return wanted !== undefined;
    };
    await this.expect(search, selectors[role], name).toBe(true);
  }

  /** Tries again where the element still moves or is covered. */
  async click(role: Role, name: string): Promise<void> {
    await expect(async () => {
      await this.find(role, name);
      await this.#browser.click(found);
    }).toPass({ timeout: 15_000 });
  }

  async type(label: string, text: string): Promise<void> {
    await this.find('textbox', label);
    await this.#browser.type(found, text);
  }

  press(key: KeyName): Promise<void> {
    return this.#browser.press(key);
  }

  back(): Promise<unknown> {
    return this.#browser.back();
  }
}

/** Starts one browser per worker. */
export const test = base.extend<object, { visitor: Visitor }>({
  visitor: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      const browser = await (project.name === 'firefox' ? startFirefox() : startWebKit());
      await use(new Visitor(browser));
      await browser.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
