import { allPaths } from '#tests/support/page/paths.ts';
import { expect, test } from '#tests/support/page/test.ts';

test('each page’s styles include every rule that matches its elements', async ({
  page,
  request,
}) => {
  const documents = await Promise.all(
    allPaths.map(async (path) => ({ path, html: await (await request.get(path)).text() })),
  );
  const { count, missing } = await page.evaluate((documents) => {
    const flat = (rules: CSSRuleList, under = ''): [text: string, selector: string][] =>
      [...rules].flatMap((rule): [string, string][] => {
        if (rule instanceof CSSStyleRule) return [[under + rule.cssText, rule.selectorText]];
        const { conditionText, cssRules } = rule as CSSConditionRule;
        return cssRules ? flat(cssRules, `${under}@ ${conditionText ?? ''} `) : [];
      });
    const pages = documents.map(({ path, html }) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(parsed.querySelector('style')?.textContent ?? '');
      return { path, parsed, rules: new Map(flat(sheet.cssRules)) };
    });
    const all = new Map(pages.flatMap(({ rules }) => [...rules]));
    // Except rules without a class, and a graph's positions, which belong to one page.
    const missing = pages.flatMap(({ path, parsed, rules }) =>
      [...all]
        .filter(([text, selector]) => /\.(?!graph)/.test(selector) && !rules.has(text))
        .filter(([, selector]) => parsed.querySelector(selector))
        .map(([, selector]) => `${path}: ${selector}`),
    );
    return { count: all.size, missing };
  }, documents);
  expect(count).toBeGreaterThan(300);
  expect(missing).toEqual([]);
});
