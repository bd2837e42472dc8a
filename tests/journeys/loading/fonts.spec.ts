import type { Page } from '@playwright/test';
import { contactFormOf } from '#tests/support/page/contact.ts';
import { hydrated, open, settled } from '#tests/support/page/open.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

test.use(inMotion);

test('a letter that a visitor brings is drawn in the same typeface', async ({ page }) => {
  const fonts = fontsAskedFor(page);
  await open(page, '/');
  const { name } = contactFormOf(page).fields;
  await name.fill('Zoe');
  expect(fonts).toHaveLength(1);
  await name.fill('Zoë');
  await expect.poll(() => fonts).toHaveLength(2);
  await name.fill('Zoë Łódź');
  await expect.poll(() => fonts).toHaveLength(3);
  const loaded = () =>
    page.evaluate(() => document.fonts.check('1em "Radio Canada Big Variable"', 'ëŁ'));
  await expect.poll(loaded).toBe(true);
});

for (const path of ['/', '/about', '/careers', '/product']) {
  for (const width of [390, 1280]) {
    test(`${path} needs one font file, and stands still when it arrives, ${width} pixels wide`, async ({
      page,
    }) => {
      const fonts = fontsAskedFor(page);
      await page.setViewportSize({ width, height: 800 });
      const { promise: asked, resolve: arrive } = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await asked;
        await route.continue();
      });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        new PerformanceObserver((list) =>
          shifts.push(...list.getEntries().map((entry) => (entry as LayoutShift).value)),
        ).observe({ type: 'layout-shift', buffered: true });
        Object.assign(window, { shifts });
      });
      await page.goto(path, { waitUntil: 'commit' });
      await hydrated(page);
      const drawn = () =>
        page.evaluate(() => document.fonts.check('1em "Radio Canada Big Variable"', 'a'));
      expect(await drawn()).toBe(false);
      arrive();
      await expect.poll(drawn).toBe(true);
      await settled(page);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
      await page.waitForLoadState('networkidle');
      expect(fonts).toHaveLength(1);
    });
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

function fontsAskedFor(page: Page): string[] {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  return fonts;
}
