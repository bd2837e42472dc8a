import type { Response } from '@playwright/test';
import { getContactForm } from '#tests/support/page/contact.ts';
import {
  delayRequests,
  open,
  openWithDelayedScripts,
  waitForIdle,
} from '#tests/support/page/open.ts';
import { pagePaths } from '#tests/support/page/paths.ts';
import { scrollTo } from '#tests/support/page/scrolling.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';
import { findProgram } from '#tools/programs.ts';

test.use(inMotion);

/** Bytes on the wire, layouts before the first paint, and elements: a tenth or more above today's. */
const bounds = {
  html: 19_600,
  scripts: 89_000,
  all: 200_000,
  layouts: 6,
  elements: 670,
};

async function sizeOf(responses: Response[]): Promise<number> {
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

for (const [width, height] of [
  [390, 800],
  [1280, 600],
] as const)
  for (const path of width === 390 ? pagePaths : ['/'])
    test(`loads ${path} within its budget, paints before scripts run, and does not shift, ${width} pixels wide`, async ({
      page,
    }) => {
      const responses: Response[] = [];
      page.on('response', (response) => responses.push(response));
      const named = (pattern: RegExp) =>
        responses.filter((response) => pattern.test(response.url()));
      await page.setViewportSize({ width, height });
      const releaseFonts = await delayRequests(page, '**/*.woff2');
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[])
            (window as unknown as { shift: number }).shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      const count = async (metric: string) => {
        const { metrics } = await session.send('Performance.getMetrics');
        return metrics.find(({ name }) => name === metric)?.value;
      };
      const painted = () =>
        page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
      const releaseScripts = await openWithDelayedScripts(page, path);
      await expect.poll(painted).toBe(1);
      expect(await count('LayoutCount')).toBeLessThan(bounds.layouts);
      // Each frame while the page hydrates would restyle and repaint what is moving.
      const running = await page.evaluate(
        () =>
          document
            .querySelector('#hero')
            ?.getAnimations({ subtree: true })
            .filter(({ playState }) => playState === 'running').length ?? 0,
      );
      expect(running, 'moving parts of the hero').toBe(0);
      await releaseScripts();
      const drawn = () => page.evaluate(() => document.fonts.check('1em "Radio Canada Big"', 'a'));
      expect(await drawn()).toBe(false);
      releaseFonts();
      await expect.poll(drawn).toBe(true);
      await waitForIdle(page);
      await page.waitForLoadState('networkidle');

      const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
      if (findProgram('arial')) expect(shift).toBeLessThan(0.02);
      expect(named(/\/observe-feature[^/]*\.svg$/)).toHaveLength(path === '/' ? 1 : 0);
      expect(named(/\.woff2$/)).toHaveLength(1);
      const scripts = named(/\.js$/);
      expect(scripts.length).toBeGreaterThan(2);
      expect(await sizeOf(responses.slice(0, 1))).toBeLessThan(bounds.html);
      expect(await sizeOf(scripts)).toBeLessThan(bounds.scripts);
      expect(await sizeOf(responses)).toBeLessThan(bounds.all);
      expect(await page.locator('*').count()).toBeLessThan(bounds.elements);
      for (const script of scripts) expect(await script.text()).not.toMatch(/supabase|postgrest/i);
    });

test('loads the code that sends a message once the form is near', async ({ page }) => {
  await open(page, '/');
  const library = page.waitForResponse('**/assets/send-message-*.js');
  const { y = 0 } = (await page.locator('#contact').boundingBox()) ?? {};
  await scrollTo(page, y - 850);
  await library;
});

test('loads more font files only for characters that need them', async ({ page }) => {
  const fonts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) fonts.add(response.url());
  });
  await open(page, '/');
  for (const [typed, files] of [
    ['Zoe', 1],
    ['Zoë', 2],
    ['Zoë Łódź', 3],
  ] as const) {
    await getContactForm(page).field('name').fill(typed);
    await expect.poll(() => fonts.size).toBe(files);
  }
});
