import type { Page } from '@playwright/test';
import { answerCalls, contactFormOf, failedTitle, sentTitle } from './support/contact.ts';
import { heroOf } from './support/hero.ts';
import { open } from './support/open.ts';
import { sixServices } from './support/services.ts';
import { expect, test } from './support/test.ts';

// A page's HTML holds the styles that the page can use, but for rare media, which come later;
// the others come when another page is asked for.
const wholeStyles = '**/style-*.css';

/** The rules among all pages' that apply to something on this page, now or in another state, and are missing. */
async function missingRules(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const statesAndParts =
      /::?(before|after|hover|focus-visible|focus|active|enabled|disabled|user-invalid)\b/g;
    const applies = (selector: string) =>
      document.querySelector(selector.replace(statesAndParts, ':not(never)'));

    /** One for each selector of a list, as pages keep only those of their own. */
    const rulesIn = (rules: CSSRuleList, under = ''): { selector: string; text: string }[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) {
          const selectors = rule.selectorText.split(/, (?!(?:[^()]|\([^()]*\))*\))/);
          const { cssText } = rule.style;
          return selectors.map((selector) => ({
            selector,
            text: `${under}${selector} {${cssText}}`,
          }));
        }
        const { conditionText, cssRules } = rule as CSSConditionRule;
        return cssRules && conditionText ? rulesIn(cssRules, `${under}@ ${conditionText} `) : [];
      });

    const whole = new CSSStyleSheet();
    whole.replaceSync(
      await (await fetch(document.querySelector('style')?.dataset['whole'] ?? '')).text(),
    );
    const present = [...document.styleSheets].flatMap(({ cssRules }) => rulesIn(cssRules));
    const here = new Set(present.map(({ text }) => text));
    return rulesIn(whole.cssRules)
      .filter(({ selector, text }) => applies(selector) && !here.has(text))
      .map(({ text }) => text);
  });
}

for (const width of [390, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('every page has all the styles it needs', async ({ page, complaints }) => {
      complaints.expect(/404/);
      for (const path of ['/', '/about', '/careers', '/product', '/nowhere']) {
        await open(page, path);
        expect(await missingRules(page), path).toEqual([]);
      }
    });

    test('the home page has them in all its states', async ({ page, complaints }) => {
      complaints.expect(/500/, /could not be sent/);
      let status = 500;
      await answerCalls(page, { insert: (route) => route.fulfill({ status, body: '' }) });
      await open(page, '/');
      await heroOf(page).dot(2).click();
      const services = page.locator('#services');
      const role = width < 1024 ? 'button' : 'tab';
      await services.getByRole(role, { name: sixServices[3].title }).click();
      const { button, fill } = contactFormOf(page);
      await fill();
      await button.click();
      await expect(page.getByText(failedTitle, { exact: true })).toBeVisible();
      expect(await missingRules(page), 'failed').toEqual([]);
      status = 201;
      await button.click();
      await expect(page.getByText(sentTitle, { exact: true })).toBeVisible();
      expect(await missingRules(page), 'sent').toEqual([]);
      const menu = page.getByRole('banner').getByRole('button', { name: 'Open menu' });
      if (await menu.isVisible()) await menu.click();
      expect(await missingRules(page), 'menu').toEqual([]);
    });
  });
}

test('another page is shown with its styles, or not yet', async ({ page }) => {
  const styleSheets: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(wholeStyles, async (route) => {
    styleSheets.push(route.request().url());
    await released;
    await route.continue();
  });
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  expect(styleSheets).toEqual([]);

  const bar = page.getByRole('banner');
  const code = page.waitForResponse(/\/careers-[^/]+\.js$/);
  await bar.getByRole('link', { name: 'Careers' }).click();
  await code;
  await expect.poll(() => styleSheets).toHaveLength(1);
  await expect(page.getByRole('heading', { name: 'How we work' })).toBeVisible();
  await expect(page.locator('#team')).toHaveCount(0);

  release();
  await expect(page.locator('#team')).toHaveCSS('color', 'rgb(255, 255, 255)');
  await bar.getByRole('link', { name: 'Services' }).click();
  await expect(page.locator('#services').getByRole('tab')).toHaveCount(6);
  await page.goBack();
  await expect(page.locator('#team')).toBeVisible();
  expect(styleSheets).toHaveLength(1);
});

test('styles that do not arrive are asked for again', async ({ page, complaints }) => {
  complaints.expect(/Failed to (load resource|fetch styles)/, /^error:/);
  await page.route(wholeStyles, (route) => route.abort('connectionreset'));
  await open(page, '/about');
  const careers = page.getByRole('banner').getByRole('link', { name: 'Careers' });
  const failed = page.waitForEvent('requestfailed');
  await careers.hover();
  await failed;
  await page.unroute(wholeStyles);
  await careers.click();
  await expect(page.locator('#team')).toHaveCSS('color', 'rgb(255, 255, 255)');
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
