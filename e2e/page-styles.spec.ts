import type { Page } from '@playwright/test';
import { answerCalls, contactFormOf, failedTitle, sentTitle } from './support/contact.ts';
import { heroOf } from './support/hero.ts';
import { open } from './support/open.ts';
import { sixServices } from './support/services.ts';
import { expect, test } from './support/test.ts';

// A page's HTML holds the styles that the page can use; the others come when another page is asked for.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const paths = ['/', '/about', '/careers', '/product', '/nowhere'];

/** Adds the styles of all pages and tells which elements look different for it. */
async function changedByWholeStyles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const looks = () =>
      [...document.body.querySelectorAll('*')].map((element) => ({
        name: `${element.localName}.${element.getAttribute('class')}`,
        // Chromium gives every property in one text.
        look: [undefined, '::before', '::after']
          .map((part) => getComputedStyle(element, part).cssText)
          .join(),
      }));
    const before = looks();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = document.querySelector('style')?.dataset['whole'] ?? '';
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', reject);
      document.head.append(link);
    });
    const after = looks();
    link.remove();
    return before
      .filter(({ look }, index) => look === '' || look !== after[index]?.look)
      .map(({ name }) => name);
  });
}

for (const width of [390, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('every page has all the styles it needs', async ({ page, complaints }) => {
      complaints.expect(/404/);
      for (const path of paths) {
        await open(page, path);
        expect(await changedByWholeStyles(page), path).toEqual([]);
        for (const media of ['print', 'screen'] as const) {
          await page.emulateMedia({ media });
          expect(await changedByWholeStyles(page), `${path}, ${media}`).toEqual([]);
        }
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
      const { button, fields, fill } = contactFormOf(page);
      await button.click();
      await expect(fields.name).toBeFocused();
      expect(await changedByWholeStyles(page), 'invalid').toEqual([]);
      await fill();
      await button.click();
      await expect(page.getByText(failedTitle, { exact: true })).toBeVisible();
      status = 201;
      await button.click();
      await expect(page.getByText(sentTitle, { exact: true })).toBeVisible();
      expect(await changedByWholeStyles(page), 'failed, then sent').toEqual([]);
      const menu = page.getByRole('banner').getByRole('button', { name: 'Open menu' });
      if (await menu.isVisible()) await menu.click();
      expect(await changedByWholeStyles(page), 'menu').toEqual([]);
    });
  });
}

test('another page is shown with its styles, or not yet', async ({ page }) => {
  const styleSheets: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.css', async (route) => {
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
  await page.route('**/*.css', (route) => route.abort('connectionreset'));
  await open(page, '/about');
  const careers = page.getByRole('banner').getByRole('link', { name: 'Careers' });
  const failed = page.waitForEvent('requestfailed');
  await careers.hover();
  await failed;
  await page.unroute('**/*.css');
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
