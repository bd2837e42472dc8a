import { test as base, expect } from '@playwright/test';
import { type Browser, startFirefox, startWebKit } from './browsers.ts';

/** Selects the element that was found last. */
const found = '[data-found]';

/** A visitor in Firefox or WebKit. */
export type Visitor = ReturnType<typeof visitorIn>;

function visitorIn(browser: Browser) {
  /** Runs a function in the page, which sees only its arguments. */
  const run = <Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args) =>
    browser.run(`(${script.toString()})(...${JSON.stringify(args)})`) as Promise<Result>;

  /** Polls what the function returns in the page. It fails during a navigation. */
  const expectIn = <Args extends unknown[]>(script: (...args: Args) => unknown, ...args: Args) =>
    expect.poll(() => run(script, ...args).catch(() => 'nothing'));

  const hydrated = async (url: string) => {
    await expectIn(() => location.href).toBe(url);
    await expectIn(() => document.querySelector('[data-hydrated]') !== null).toBe(true);
  };

  /** Waits for the visible element that a selector finds by its label or text, and marks it. */
  const find = async (selector: string, name: string) => {
    const search = (selector: string, name: string) => {
      document.querySelector('[data-found]')?.removeAttribute('data-found');
      const wanted = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
        const label = (element as HTMLInputElement).labels?.[0];
        const text = element.ariaLabel ?? (label ?? element).innerText;
        return element.checkVisibility() && text.includes(name);
      });
      wanted?.setAttribute('data-found', '');
      wanted?.scrollIntoView({ behavior: 'instant', block: 'center' });
      return wanted !== undefined;
    };
    await expectIn(search, selector, name).toBe(true);
  };

  return {
    ...browser,
    run,
    expect: expectIn,
    hydrated,
    find,
    /** Opens a page and waits until React has hydrated it. */
    async open(url: string) {
      await browser.goTo(url);
      await hydrated(url);
    },
    /** Retries while the element moves or is covered. */
    async click(selector: string, name: string) {
      await expect(async () => {
        await find(selector, name);
        await browser.click(found);
      }).toPass({ timeout: 15_000 });
    },
    async type(label: string, text: string) {
      await find('input, textarea', label);
      await browser.type(found, text);
    },
  };
}

/** Starts one browser per worker. */
export const test = base.extend<object, { visitor: Visitor }>({
  visitor: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      const browser = await (project.name === 'firefox' ? startFirefox() : startWebKit());
      await use(visitorIn(browser));
      await browser.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
