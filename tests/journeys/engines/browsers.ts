import { spawn } from 'node:child_process';
import { type KeyInput, launch } from 'puppeteer-core';
import { Builder, By, Key } from 'selenium-webdriver';
import { freePort } from '#tests/support/databases/postgres.ts';
import { until } from '#tests/support/server/until.ts';
import { findProgram } from '#tools/programs.ts';

/** What both libraries can do with an installed browser. Selectors name elements. */
export interface Browser {
  goTo(url: string): Promise<unknown>;
  resize(width: number): Promise<unknown>;
  run(script: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  press(key: keyof typeof keys): Promise<void>;
  stop(): Promise<unknown>;
}

/** Keys by their names in Puppeteer, with Selenium's. */
const keys = {
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  PageUp: Key.PAGE_UP,
  PageDown: Key.PAGE_DOWN,
  End: Key.END,
} as const satisfies Partial<Record<KeyInput, string>>;

/** Starts Firefox with Puppeteer, over BiDi: neither npm nor Debian has Selenium's driver for it. */
export async function startFirefox(): Promise<Browser> {
  const executablePath = findProgram('firefox') ?? '';
  const browser = await launch({ browser: 'firefox', executablePath });
  let page = await browser.newPage();
  let viewport = { width: 1280, height: 800 };
  return {
    // In a new tab: after the back/forward cache, the old one reports no navigation.
    async goTo(url) {
      await page.close();
      page = await browser.newPage();
      await page.setViewport(viewport);
      await page.goto(url);
    },
    async resize(width) {
      viewport = { ...viewport, width };
      await page.setViewport(viewport);
    },
    run: (script) => page.evaluate(script),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    stop: () => browser.close(),
  };
}

/** Starts Safari's engine as Debian packages it, with its WebDriver. */
export async function startWebKit(): Promise<Browser> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const args = ['--auto-servernum', 'dbus-run-session', 'WebKitWebDriver', `--port=${port}`];
  const child = spawn('xvfb-run', args, { detached: true, stdio: 'ignore' });
  await until(
    async () => (await fetch(`${url}/status`).catch(() => undefined))?.ok ?? false,
    20_000,
  );
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // A script sent during a navigation gets no answer. Polls then ask the next page.
      timeouts: { script: 2000 },
    })
    .build();
  return {
    goTo: (url) => driver.get(url),
    resize: (width) => driver.manage().window().setRect({ x: 0, y: 0, width, height: 800 }),
    run: (script) => driver.executeScript(`return ${script}`),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    type: (selector, text) => driver.findElement(By.css(selector)).sendKeys(text),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    async stop() {
      await driver.quit();
      process.kill(-Number(child.pid));
    },
  };
}
