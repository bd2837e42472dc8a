import type { Page } from '@playwright/test';
import { open } from '#tests/support/page/open.ts';
import { allPaths } from '#tests/support/page/paths.ts';
import { expect, test } from '#tests/support/page/test.ts';

/** Lists the rules of the page's styles with their conditions. */
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

test('styles an element alike on every page that has it', async ({ page, complaints }) => {
  complaints.expect(/404/);
  const all = new Map<string, string>();
  for (const path of allPaths) {
    await open(page, path);
    for (const { selector, text } of await rulesOf(page)) all.set(text, selector);
  }
  expect(all.size).toBeGreaterThan(300);

  for (const path of allPaths) {
    await open(page, path);
    const present = new Set((await rulesOf(page)).map(({ text }) => text));
    // Rules for elements alone, and for the places of a graph's parts, belong to one page.
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
