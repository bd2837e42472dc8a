import type { Page } from '@playwright/test';
import { pages } from '#content/pages.ts';
import { open } from '#tests/support/page/open.ts';
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
