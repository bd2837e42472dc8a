import type { Page } from '@playwright/test';
import { spaceOut, unreadable } from '#tests/support/checks/reading.ts';
import { barOf } from '#tests/support/page/bar.ts';
import { heroOf } from '#tests/support/page/hero.ts';
import { open, settled } from '#tests/support/page/open.ts';
import { nthService, serviceList } from '#tests/support/page/services.ts';
import { expect, test } from '#tests/support/page/test.ts';

const pages = ['/', '/about', '/careers', '/product', '/nowhere'];

const windows = [
  { name: 'a small phone', width: 320, height: 844 },
  { name: '1280 by 1024 pixels at 400 %', width: 320, height: 256 },
  { name: '1280 by 800 pixels at 200 %', width: 640, height: 400 },
  { name: 'a tablet', width: 768, height: 1024 },
  { name: 'a tablet on its side', width: 1024, height: 768 },
  { name: 'a laptop', width: 1280, height: 800 },
];

/** In all that the home page can show; afterwards it shows again what it did at first. */
async function unreadableInStates(page: Page): Promise<string[]> {
  const found: string[] = [];
  const look = async () => {
    await settled(page);
    found.push(...(await unreadable(page)));
  };
  await heroOf(page).dot(2).click();
  await look();
  const services = page.locator('#services');
  for (const { title } of [...serviceList.slice(1), nthService(1)]) {
    await services
      .getByRole('tab', { name: title })
      .or(services.getByRole('button', { name: title }))
      .click();
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

for (const path of pages) {
  test(`all of ${path} can be read in every window, and spaced out`, async ({
    page,
    complaints,
  }) => {
    test.slow();
    complaints.expect(/404/);
    await open(page, path);
    const expectRead = async () => {
      for (const { name, ...size } of windows) {
        await page.setViewportSize(size);
        await settled(page);
        expect(await unreadable(page), name).toEqual([]);
        if (path === '/') expect(await unreadableInStates(page), name).toEqual([]);
      }
    };
    await expectRead();
    await spaceOut(page);
    await expectRead();
  });

  test(`all of ${path} can be read where text is set to 24 pixels`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/404/);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
    await open(page, path);
    for (const width of [360, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      const text = page.locator('main p').first();
      const size = await text.evaluate((found) =>
        Number.parseFloat(getComputedStyle(found).fontSize),
      );
      // 16 is what it is made for, and no running text is smaller than 15 then.
      expect(size).toBeGreaterThanOrEqual(15 * (24 / 16));
      expect(await unreadable(page), String(width)).toEqual([]);
      if (path === '/') expect(await unreadableInStates(page), String(width)).toEqual([]);
    }
  });
}

test('what cannot be read is found', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'h1 { text-wrap: nowrap !important; font-size: 500px !important } h2 { height: 4px; overflow: hidden } li:nth-child(2) p { position: relative; top: -5rem }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  const found = (await unreadable(page)).join('\n');
  expect(found).toMatch(/^outside: /m);
  expect(found).toMatch(/^cut off: /m);
  expect(found).toMatch(/^over one another: /m);
});
