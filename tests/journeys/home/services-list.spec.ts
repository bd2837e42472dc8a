import type { Locator } from '@playwright/test';
import { open } from '#tests/support/page/open.ts';
import { scrollTo, scrollY } from '#tests/support/page/scrolling.ts';
import { nthService, serviceList, serviceTabsOf } from '#tests/support/page/services.ts';
import { withStyles } from '#tests/support/page/styles.ts';
import { expect, test } from '#tests/support/page/test.ts';

const last = serviceList.length;

test('shows each service in full, as tabs or as an accordion, as the window changes', async ({
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
    // Beside the tabs there is no heading but the panel's title.
    await expect(section.locator('h3')).toHaveCount(asTabs.control === control ? 1 : titles.length);
    await expect(control).toContainText(titles);
    for (const [index, { title, words }] of serviceList.entries()) {
      const row = control.nth(index);
      if ((await row.getAttribute(chosen)) !== 'true') await row.click();
      for (const service of serviceList.keys())
        await expect(control.nth(service)).toHaveAttribute(chosen, String(service === index));
      await expect(row.locator('svg')).toBeVisible();
      const panel = page.locator(`#${await row.getAttribute('aria-controls')}`);
      await expect(panel).toBeVisible();
      const shown = `${await row.innerText()} ${await panel.innerText()}`.toLowerCase();
      for (const word of words) expect(shown).toContain(word.toLowerCase());
      if (control === asTabs.control)
        await expect(panel.getByRole('heading', { level: 3 })).toHaveText(title);
    }
  }
});

test('an accordion opens a service without moving it, with and without scroll anchoring', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const section = page.locator('#services');
  for (const anchoring of ['auto', 'none'])
    await withStyles(page, `* { overflow-anchor: ${anchoring} }`, async () => {
      for (const number of [3, 4, 2]) {
        const button = section.getByRole('button', { name: nthService(number).title });
        const topOf = () => button.evaluate((found) => found.getBoundingClientRect().top);
        await scrollTo(page, (await scrollY(page)) + (await topOf()) - 300);
        await button.click();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        const offBy = async () => Math.abs((await topOf()) - 300);
        await expect.poll(offBy).toBeLessThan(10);
      }
    });
  const opened = section.getByRole('button', { expanded: true });
  await opened.press('Space');
  await expect(opened).toHaveCount(0);
});

test('tabs have one tab stop, arrow keys, Home and End, and leave shortcuts to the browser', async ({
  page,
}) => {
  await open(page, '/');
  const { list, tab, panel, expectSelected } = serviceTabsOf(page);
  await expect(list).toHaveAttribute('aria-orientation', 'vertical');
  await expect(list).toHaveAccessibleName(/.+/);
  await tab(1).focus();
  for (const [key, number] of [
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['ArrowUp', last],
    ['ArrowDown', 1],
    ['End', last],
    ['Home', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['Alt+ArrowDown', 1],
    ['Control+End', 1],
    ['Meta+ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(number)).toBeFocused();
    await expectSelected(number);
    await expect(list.locator('[tabindex="0"]')).toHaveCount(1);
    await expect(tab(number)).toHaveAttribute('tabindex', '0');
    await expect(panel).toHaveAccessibleName(new RegExp(nthService(number).title));
  }
  // The pointer selects, but the keys continue from the focus.
  await tab(4).hover();
  await expectSelected(4);
  await page.keyboard.press('ArrowDown');
  await expect(tab(2)).toBeFocused();
  await expectSelected(2);
});

test('tabs are beside their panel and move nothing below, however long a description is', async ({
  page,
}) => {
  await open(page, '/');
  const { section, list, tab, panel, expectSelected } = serviceTabsOf(page);
  await panel
    .getByRole('paragraph')
    .first()
    .evaluate((description) => {
      description.textContent = 'One sentence more. '.repeat(20);
    });
  const boxOf = (part: Locator) => part.evaluate((found) => found.getBoundingClientRect());
  for (const [width, height] of [
    [1024, 900],
    [1440, 780],
    [1728, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const heights = new Set<number>();
    for (let number = 1; number <= last; number++) {
      await tab(number).click();
      await expectSelected(number);
      heights.add((await boxOf(section)).height);
    }
    expect([...heights], `${width} by ${height}`).toHaveLength(1);
    const [board, tabs] = [await boxOf(panel), await boxOf(list)];
    expect(board.left, `${width} by ${height}`).toBeGreaterThan(tabs.right);
    expect([board.top, board.bottom], `${width} by ${height}`).toEqual([tabs.top, tabs.bottom]);
  }
});
