import { press } from '#tests/support/page/keyboard.ts';
import { open } from '#tests/support/page/open.ts';
import { nthService, serviceList, serviceTabsOf } from '#tests/support/page/services.ts';
import { expect, test } from '#tests/support/page/test.ts';

const last = serviceList.length;

test('shows each service in full, as tabs or as an accordion, whenever the window changes', async ({
  page,
}) => {
  await open(page, '/');
  const section = page.locator('#services');
  const titles = serviceList.map(({ title }) => title);
  const asTabs = { control: section.getByRole('tab'), chosen: 'aria-selected' };
  const headings = section.getByRole('heading', { level: 3 });
  const asAccordion = { control: headings.getByRole('button'), chosen: 'aria-expanded' };
  for (const [width, { control, chosen }, other] of [
    [1023, asAccordion, asTabs],
    [1024, asTabs, asAccordion],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect(other.control).toHaveCount(0);
    // Only what is shown: beside the tabs, the panel's title alone.
    await expect(section.locator('h3')).toHaveCount(asTabs.control === control ? 1 : titles.length);
    await expect(control).toContainText(titles);
    for (const [index, { words }] of serviceList.entries()) {
      const row = control.nth(index);
      if ((await row.getAttribute(chosen)) !== 'true') await row.click();
      for (const service of serviceList.keys())
        await expect(control.nth(service)).toHaveAttribute(chosen, String(service === index));
      await expect(row.locator('svg')).toBeVisible();

      const panel = page.locator(`#${await row.getAttribute('aria-controls')}`);
      await expect(panel).toBeVisible();
      const shown = `${await row.innerText()} ${await panel.innerText()}`.toLowerCase();
      for (const word of words) expect(shown).toContain(word.toLowerCase());
      if (chosen === 'aria-expanded') continue;
      await expect(panel.getByRole('heading', { level: 3 })).toHaveText(titles[index] ?? '');

      const list = await serviceTabsOf(page).list.boundingBox();
      const details = await panel.boundingBox();
      expect(details?.x).toBeGreaterThan((list?.x ?? Number.NaN) + (list?.width ?? 0) - 1);
      expect(details?.y).toBeLessThan((list?.y ?? Number.NaN) + (list?.height ?? 0) / 2);
    }
  }
});

test.describe('as an accordion', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens a service without moving it, with and without scroll anchoring', async ({ page }) => {
    await open(page, '/');
    for (const anchoring of ['auto', 'none']) {
      await page.evaluate((anchoring) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`* { overflow-anchor: ${anchoring} }`);
        document.adoptedStyleSheets = [sheet];
      }, anchoring);
      for (const number of [3, 4, 2]) {
        const button = page
          .locator('#services')
          .getByRole('button', { name: nthService(number).title });
        await button.evaluate((found) =>
          window.scrollBy({ top: found.getBoundingClientRect().top - 300, behavior: 'instant' }),
        );
        await button.click();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        const offBy = async () => Math.abs(((await button.boundingBox())?.y ?? 0) - 300);
        await expect.poll(offBy).toBeLessThan(10);
      }
    }
    const opened = page.locator('#services').getByRole('button', { expanded: true });
    await opened.press('Space');
    await expect(opened).toHaveCount(0);
  });
});

test.describe('as tabs', () => {
  test('has one tab stop, arrow keys, Home and End, and leaves shortcuts to the browser', async ({
    page,
  }) => {
    await open(page, '/');
    const { list, tab, panel, expectSelected } = serviceTabsOf(page);
    await expect(list).toHaveAttribute('aria-orientation', 'vertical');
    await expect(list).toHaveAccessibleName(/.+/);
    await tab(1).focus();
    for (const [key, number] of [
      ['ArrowDown', 2],
      ['ArrowDown', 3],
      ['ArrowUp', 2],
      ['End', last],
      ['ArrowDown', 1],
      ['ArrowUp', last],
      ['Home', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(number)).toBeFocused();
      await expectSelected(number);
      await expect(list.locator('[tabindex="0"]')).toHaveCount(1);
      await expect(tab(number)).toHaveAttribute('tabindex', '0');
      await expect(panel).toHaveAccessibleName(new RegExp(nthService(number).title));
    }
    // The pointer selects, and the keys go on from the focus.
    await tab(4).hover();
    await expectSelected(4);
    await page.keyboard.press('ArrowDown');
    await expect(tab(2)).toBeFocused();
    await expectSelected(2);
    await page.keyboard.press('Home');
    for (const modifier of ['Alt', 'Control', 'Meta'])
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'Home', 'End']) {
        expect(await press(tab(1), key, modifier), `${modifier}+${key}`).toBe(true);
        await expectSelected(1);
      }
  });

  test('moves nothing below, whichever is selected', async ({ page }) => {
    await open(page, '/');
    const { section, tab, expectSelected } = serviceTabsOf(page);
    for (const width of [1024, 1728]) {
      await page.setViewportSize({ width, height: 900 });
      const heights = new Set<number | undefined>();
      for (let number = 1; number <= last; number++) {
        await tab(number).click();
        await expectSelected(number);
        heights.add((await section.boundingBox())?.height);
      }
      expect([...heights], `${width} pixels wide`).toHaveLength(1);
    }
  });

  test('stands whole in the window of a laptop, below the bar', async ({ page }) => {
    await open(page, '/');
    const { section, tab, panel } = serviceTabsOf(page);
    for (const [width, height] of [
      [1366, 768],
      [1440, 780],
    ] as const) {
      await page.setViewportSize({ width, height });
      const top = (await section.boundingBox())?.y ?? Number.NaN;
      const board = await panel.boundingBox();
      const end = (board?.y ?? Number.NaN) + (board?.height ?? Number.NaN) - top;
      // Six fit; each further one is a row lower.
      const more = (last - 6) * ((await tab(1).boundingBox())?.height ?? Number.NaN);
      // A jump to the section stops 80 pixels above it.
      expect(80 + end - Math.max(0, more), `${width} by ${height}`).toBeLessThanOrEqual(
        height - 16,
      );
    }
  });
});
