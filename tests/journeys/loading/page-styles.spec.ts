import type { Page } from '@playwright/test';
import { pages } from '#content/pages.ts';
import { hydrated, open } from '#tests/support/page/open.ts';
import { expectTop } from '#tests/support/page/scrolling.ts';
import { expect, test } from '#tests/support/page/test.ts';

/** Every rule of the page's styles: its selector, and all of it as text. */
function rulesOf(page: Page): Promise<{ selector: string; text: string }[]> {
  return page.evaluate(() => {
    const rulesIn = (rules: CSSRuleList, under = ''): { selector: string; text: string }[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule)
          return [{ selector: rule.selectorText, text: under + rule.cssText }];
        const { conditionText, cssRules } = rule as CSSConditionRule;
        return cssRules && conditionText ? rulesIn(cssRules, `${under}@ ${conditionText} `) : [];
      });
    return [...document.styleSheets].flatMap(({ cssRules }) => rulesIn(cssRules));
  });
}

test('what one page styles is styled on every page that has it', async ({ page, complaints }) => {
  complaints.expect(/404/);
  const paths = [...Object.values(pages).map(({ path }) => path), '/nowhere'];
  const all = new Map<string, string>();
  for (const path of paths) {
    await open(page, path);
    for (const { selector, text } of await rulesOf(page)) all.set(text, selector);
  }
  expect(all.size).toBeGreaterThan(300);

  for (const path of paths) {
    await open(page, path);
    const present = new Set((await rulesOf(page)).map(({ text }) => text));
    // What a page says of elements alone is its own, and so is where its graph's parts stand.
    const absent = [...all].filter(
      ([text, selector]) => /\.(?!graph)/.test(selector) && !present.has(text),
    );
    const missing = await page.evaluate(
      (selectors) => selectors.filter((selector) => document.querySelector(selector)),
      absent.map(([, selector]) => selector),
    );
    expect(missing, path).toEqual([]);
  }
});

test('the drawings are there, with scripts and without', async ({ page, browser, baseURL }) => {
  const quiet = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const still = await quiet.newPage();
  await still.goto('/');
  await open(page, '/');
  for (const shown of [page, still]) {
    const drawing = shown.locator('#services').getByRole('img').first();
    await expect
      .poll(() => drawing.evaluate((svg) => (svg as SVGSVGElement).getBBox().width))
      .toBeGreaterThan(300);
  }
  await quiet.close();
});

test('what is below the hero waits for its styles; the hero does not, and nothing shifts', async ({
  page,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/home-*.css', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const paints = () => performance.getEntriesByName('first-contentful-paint').length;
  await expect.poll(() => page.evaluate(paints)).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#services')).toHaveCount(0);
  arrive();
  await hydrated(page);
  await expect(page.locator('#services')).toHaveCount(1);
  // The typeface's arrival moves a little.
  const shifted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[]) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shifted).toBeLessThan(0.02);
});

test('a page with a hash arrives at its section however late the styles are', async ({ page }) => {
  await page.route('**/assets/home-*.css', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await route.continue();
  });
  await open(page, '/#contact');
  await expectTop(page.locator('#contact'), 80);
});

interface LayoutShift extends PerformanceEntry {
  value: number;
}
