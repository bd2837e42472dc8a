import type { Page } from '@playwright/test';
import { spaceOut, unreadable } from '#tests/support/checks/reading.ts';
import { barOf } from '#tests/support/page/bar.ts';
import { heroOf } from '#tests/support/page/hero.ts';
import { open, settled } from '#tests/support/page/open.ts';
import { allPaths } from '#tests/support/page/paths.ts';
import { nthService, serviceControl, serviceList } from '#tests/support/page/services.ts';
import { expect, test } from '#tests/support/page/test.ts';

const windows = [
  { name: 'a small phone', width: 320, height: 844 },
  { name: '1280 by 1024 pixels at 400 %', width: 320, height: 256 },
  { name: '1280 by 800 pixels at 200 %', width: 640, height: 400 },
  { name: 'a tablet', width: 768, height: 1024 },
  { name: 'a tablet on its side', width: 1024, height: 768 },
  { name: 'a laptop', width: 1280, height: 800 },
];

for (const path of allPaths) {
  test(`${path} is readable in every window, and with spaced-out text`, async ({ page }) => {
    test.slow();
    await open(page, path);
    for (const change of [() => {}, spaceOut]) {
      await change(page);
      for (const { name, ...size } of windows) {
        await page.setViewportSize(size);
        expect(await unreadableInAnyState(page, path), name).toEqual([]);
      }
    }
  });

  test(`${path} is readable with text of 24 pixels`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
    await open(page, path);
    for (const width of [360, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const text = page.locator('main p').first();
      const size = await text.evaluate((found) =>
        Number.parseFloat(getComputedStyle(found).fontSize),
      );
      // At the usual 16, no running text is smaller than 15.
      expect(size).toBeGreaterThanOrEqual(15 * (24 / 16));
      expect(await unreadableInAnyState(page, path), String(width)).toEqual([]);
    }
  });
}

test('text that is cut off, covered or outside the window is found', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'h1 { text-wrap: nowrap !important; font-size: 500px !important } h2 { height: 4px; overflow: hidden } li:nth-child(2) p { position: relative; top: -5rem }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  const found = (await unreadable(page)).join('\n');
  for (const fault of [/^outside: /m, /^cut off: /m, /^over one another: /m])
    expect(found).toMatch(fault);
});

/** Leaves the page as it was. */
async function unreadableInAnyState(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  const look = async () => {
    await settled(page);
    found.push(...(await unreadable(page)));
  };
  await look();
  if (path !== '/') return found;
  await heroOf(page).dot(2).click();
  await look();
  for (const { title } of [...serviceList.slice(1), nthService(1)]) {
    await serviceControl(page, title).click();
    await look();
  }
  const menu = barOf(page).openMenu;
  if (await menu.isVisible()) {
    await menu.click();
    await look();
    await page.keyboard.press('Escape');
  }
  await heroOf(page).dot(1).click();
  return found;
}
