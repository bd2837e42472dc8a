import type { Page, Response } from '@playwright/test';
import { contactFormOf } from '#tests/support/page/contact.ts';
import { open, openSlowly, settled } from '#tests/support/page/open.ts';
import { pagePaths } from '#tests/support/page/paths.ts';
import { scrollTo } from '#tests/support/page/scrolling.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';
import { findProgram } from '#tools/programs.ts';

test.use(inMotion);

/** Bytes on the wire. An ordinary edit comes nowhere near; the build prints what each page weighs. */
const bounds = { html: 18_000, scripts: 80_000, all: 200_000 };

/** Collects the responses from now on. */
function responsesOf(page: Page): Response[] {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return responses;
}

const isScript = (response: Response) => response.url().endsWith('.js');
const isFont = (response: Response) => response.url().endsWith('.woff2');

async function sizeOf(responses: Response[]): Promise<number> {
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

async function hasClientLibrary(responses: Response[]): Promise<boolean> {
  const texts = await Promise.all(responses.filter(isScript).map((script) => script.text()));
  return texts.some((text) => /supabase|postgrest/i.test(text));
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

for (const [width, height] of [
  [390, 800],
  [1280, 600],
] as const)
  for (const path of width === 390 ? pagePaths : ['/'])
    test(`loads ${path} light, paints before its scripts, and stands still, ${width} pixels wide`, async ({
      page,
    }) => {
      const responses = responsesOf(page);
      await page.setViewportSize({ width, height });
      const { promise: released, resolve: releaseFonts } = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await released;
        await route.continue();
      });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        new PerformanceObserver((list) =>
          shifts.push(...list.getEntries().map((entry) => (entry as LayoutShift).value)),
        ).observe({ type: 'layout-shift', buffered: true });
        Object.assign(window, { shifts });
      });
      const painted = () =>
        page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
      const arrive = await openSlowly(page, path);
      await expect.poll(painted).toBe(1);
      await arrive();
      const drawn = () => page.evaluate(() => document.fonts.check('1em "Radio Canada Big"', 'a'));
      expect(await drawn()).toBe(false);
      releaseFonts();
      await expect.poll(drawn).toBe(true);
      await settled(page);
      await page.waitForLoadState('networkidle');

      const { shifts, scripts } = await page.evaluate(() => ({
        shifts: (window as unknown as { shifts: number[] }).shifts,
        scripts: performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ name }) => new URL(name).pathname),
      }));
      if (findProgram('arial'))
        expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
      expect(scripts.length).toBeGreaterThan(2);

      expect(responses.filter(isFont)).toHaveLength(1);
      expect(await sizeOf(responses.slice(0, 1))).toBeLessThan(bounds.html);
      expect(await sizeOf(responses.filter(isScript))).toBeLessThan(bounds.scripts);
      expect(await sizeOf(responses)).toBeLessThan(bounds.all);
      expect(await hasClientLibrary(responses)).toBe(false);
      expect(responses.filter((response) => response.url().includes('own-line-chart'))).toEqual([]);
    });

test('fetches the backend’s library when the form comes near', async ({ page }) => {
  const responses = responsesOf(page);
  await open(page, '/');
  const top = await page.locator('#contact').evaluate((form) => form.getBoundingClientRect().top);
  await scrollTo(page, top - 850);
  await expect.poll(() => hasClientLibrary(responses)).toBe(true);
});

test('fetches the letters that a visitor types, and only those', async ({ page }) => {
  const responses = responsesOf(page);
  await open(page, '/');
  for (const [typed, files] of [
    ['Zoe', 1],
    ['Zoë', 2],
    ['Zoë Łódź', 3],
  ] as const) {
    await contactFormOf(page).fields.name.fill(typed);
    await expect.poll(() => responses.filter(isFont)).toHaveLength(files);
  }
  const loaded = () =>
    page.evaluate(() => document.fonts.check('1em "Radio Canada Big Variable"', 'ëŁ'));
  await expect.poll(loaded).toBe(true);
});
