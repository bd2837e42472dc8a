import { barOf } from '#tests/support/page/bar.ts';
import { press } from '#tests/support/page/keyboard.ts';
import { open } from '#tests/support/page/open.ts';
import { expectTop } from '#tests/support/page/scrolling.ts';
import { nthService, serviceList, serviceTabsOf } from '#tests/support/page/services.ts';
import { expect, test } from '#tests/support/page/test.ts';

const last = serviceList.length;

for (const width of [1024, 1280]) {
  test(`a list on the left, the details on the right, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
    const { section, list, tab, panel, expectSelected } = serviceTabsOf(page);
    await expect(section.getByRole('button')).toHaveCount(0);

    const listBox = await list.boundingBox();
    const panelBox = await panel.boundingBox();
    expect(panelBox?.x).toBeGreaterThan((listBox?.x ?? Number.NaN) + (listBox?.width ?? 0) - 1);
    expect(panelBox?.y).toBeLessThan((listBox?.y ?? Number.NaN) + (listBox?.height ?? 0) / 2);

    for (const [index, { title, words }] of serviceList.entries()) {
      await tab(index + 1).click();
      await expectSelected(index + 1);
      await expect(tab(index + 1).locator('svg')).toBeVisible();
      const told = `${await tab(index + 1).innerText()} ${await panel.innerText()}`.toLowerCase();
      for (const word of [title, ...words]) expect(told).toContain(word.toLowerCase());
    }
  });
}

test('the tabs are told as tabs', async ({ page }) => {
  await open(page, '/');
  const { list, tab, panel } = serviceTabsOf(page);
  await expect(list).toHaveAttribute('aria-orientation', 'vertical');
  await expect(list).toHaveAccessibleName(/.+/);
  await tab(3).click();
  for (let number = 1; number <= last; number++) {
    await expect(tab(number)).toHaveAttribute('aria-selected', String(number === 3));
    // One stop for Tab; the arrows move inside.
    await expect(tab(number)).toHaveAttribute('tabindex', number === 3 ? '0' : '-1');
  }
  await expect(panel).toHaveAccessibleName(new RegExp(nthService(3).title));
  await expect(tab(3)).toHaveAttribute('aria-controls', (await panel.getAttribute('id')) ?? '');
});

test('arrows, Home and End move', async ({ page }) => {
  await open(page, '/');
  const { tab, expectSelected } = serviceTabsOf(page);
  await tab(1).focus();
  for (const [key, number] of [
    ['ArrowDown', 2],
    ['ArrowDown', 3],
    ['ArrowUp', 2],
    ['End', last],
    ['ArrowDown', 1],
    ['ArrowUp', last],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(number)).toBeFocused();
    await expectSelected(number);
  }

  // With Alt, Control or Meta they are the browser's.
  await tab(3).focus();
  for (const modifier of ['Alt', 'Control', 'Meta']) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'Home', 'End']) {
      const left = await press(tab(3), key, modifier);
      expect(left, `${modifier}+${key}`).toBe(true);
      await expectSelected(3);
    }
  }
});

test('whichever service is selected, nothing below moves', async ({ page }) => {
  await open(page, '/');
  for (const width of [1024, 1280, 1728]) {
    await page.setViewportSize({ width, height: 900 });
    const { section, tab, expectSelected } = serviceTabsOf(page);
    const heights: (number | undefined)[] = [];
    for (let number = 1; number <= last; number++) {
      await tab(number).click();
      await expectSelected(number);
      heights.push((await section.boundingBox())?.height);
    }
    expect(new Set(heights).size, `heights at ${width}: ${heights.join(', ')}`).toBe(1);
  }
});

test('a jump to them shows list and panel whole in a window of 900', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  await barOf(page).entry('/#services').click();
  const { section, list, tab, panel } = serviceTabsOf(page);
  await expectTop(section, 80);
  await expect(list).toBeInViewport({ ratio: 0.999 });
  for (let number = 1; number <= last; number++) {
    await tab(number).focus();
    await expect(panel).toBeInViewport({ ratio: 0.999 });
  }
});
