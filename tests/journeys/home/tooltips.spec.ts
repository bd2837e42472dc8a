import type { Page } from '@playwright/test';
import { constants } from '#content/constants.ts';
import { pointAway } from '#tests/support/page/hero.ts';
import { advanceClock, open, openWithStoppedClock, waitForIdle } from '#tests/support/page/open.ts';
import { rowNames } from '#tests/support/page/row-names.ts';
import { expect, test } from '#tests/support/page/test.ts';

const { tooltipOpenDelay: delay, tooltipSkipDelay: skipDelay } = constants;
const [, , , preview = '', staging = ''] = rowNames;

function label(page: Page, name: string) {
  return page.locator('main').getByRole('button', { name, exact: true });
}

function tooltip(page: Page) {
  return page.getByRole('tooltip');
}

/** Checks that the tooltip opens after the delay, to the millisecond. */
async function expectDelayed(page: Page) {
  await advanceClock(page, delay - 1);
  await expect(tooltip(page)).toHaveCount(0);
  await advanceClock(page, 1);
  await expect(tooltip(page)).toBeVisible();
}

/** Focuses each stage. Returns its tooltip's words, whether that describes it and is in the window beside its label. */
function readTooltips(page: Page) {
  return page.evaluate((rowNames) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
    return rowNames.map((name) => {
      const label = buttons.find(({ textContent }) => textContent === name);
      label?.focus();
      const tip = document.querySelector<HTMLElement>('[role="tooltip"]:popover-open');
      const { left, right, top, bottom, width } = tip?.getBoundingClientRect() ?? new DOMRect();
      const own = label?.getBoundingClientRect() ?? new DOMRect();
      const across = own.right > left && own.left < right;
      return {
        name,
        words: tip?.innerText ?? '',
        isDescribed: tip?.id === label?.getAttribute('aria-describedby'),
        isInWindow:
          width > 0 && left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight,
        coversLabel: across && own.bottom > top && own.top < bottom,
      };
    });
  }, rowNames);
}

test('explains every row of the drawing', async ({ page }) => {
  await open(page, '/');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await waitForIdle(page);
    // A key press makes the focus visible.
    await page.keyboard.press('Tab');
    const explained = await readTooltips(page);
    for (const { name, words, ...tip } of explained) {
      expect(words, name).toMatch(/\w+ \w+ \w+/);
      const sound = { isDescribed: true, isInWindow: true, coversLabel: false };
      expect(tip, `${name} at ${width}`).toEqual(sound);
    }
    expect(new Set(explained.map(({ words }) => words)).size).toBe(rowNames.length);
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
    for (const name of rowNames) await label(page, name).click({ trial: true });
  }
});

test('opens under a pointer that rests, at once shortly after another, and stays for one that moves onto it', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/');
  await label(page, staging).hover();
  await advanceClock(page, delay - 300);
  await pointAway(page);
  await advanceClock(page, 2000);
  await expect(tooltip(page)).toHaveCount(0);

  await label(page, staging).hover();
  await expectDelayed(page);
  const words = await tooltip(page).innerText();
  await tooltip(page).hover();
  await advanceClock(page, 5000);
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);

  await pointAway(page);
  await advanceClock(page, 500);
  await label(page, staging).hover();
  await expectDelayed(page);
  await pointAway(page);
  await advanceClock(page, skipDelay - 50);
  await expect(tooltip(page)).toHaveCount(0);
  await label(page, preview).hover();
  await advanceClock(page, 1);
  await expect(tooltip(page)).toBeVisible();
  await expect(tooltip(page)).not.toHaveText(words);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('opens at a tap on a stage, and closes at a tap elsewhere', async ({ page }) => {
    await open(page, '/');
    await label(page, staging).tap();
    await expect(tooltip(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(tooltip(page)).toHaveCount(0);
  });
});
