import { allPaths } from '#tests/support/page/paths.ts';
import { expect, test } from '#tests/support/page/test.ts';

test('styles an element alike on every page that has it', async ({ page, request }) => {
  const documents = await Promise.all(
    allPaths.map(async (path) => [path, await (await request.get(path)).text()] as const),
  );
  const read = async (href: string) => (await request.get(href)).text();
  await page.exposeFunction('read', read);
  // An empty page, so that nothing but the style sheets is parsed.
  const { count, missing } = await page.evaluate(async (documents) => {
    const rulesIn = (rules: CSSRuleList, under = ''): [text: string, selector: string][] =>
      [...rules].flatMap((rule): [string, string][] => {
        if (rule instanceof CSSStyleRule) return [[under + rule.cssText, rule.selectorText]];
        const { conditionText, cssRules } = rule as CSSConditionRule;
        return cssRules ? rulesIn(cssRules, `${under}@ ${conditionText ?? ''} `) : [];
      });
    const pages = await Promise.all(
      documents.map(async ([path, html]) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        const links = [...parsed.querySelectorAll('link[rel="stylesheet"]')];
        const texts = await Promise.all(
          links.map((link) =>
            (window as unknown as { read: typeof read }).read(link.getAttribute('href') ?? ''),
          ),
        );
        const inline = [...parsed.querySelectorAll('style')].map(({ textContent }) => textContent);
        const rules = [...inline, ...texts].flatMap((text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          return rulesIn(sheet.cssRules);
        });
        return { path, parsed, rules: new Map(rules) };
      }),
    );
    const all = new Map(pages.flatMap(({ rules }) => [...rules]));
    // Rules for elements alone, and for the places of a graph's parts, belong to one page.
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
