import type { Page } from '@playwright/test';
import { constants } from '#content/constants.ts';
import { graphRows, stages } from '#content/pipeline.ts';
import { advanceClock, open, openWithStoppedClock } from '#tests/support/page/open.ts';
import { pointAway } from '#tests/support/page/pointer.ts';
import { expect, test } from '#tests/support/page/test.ts';

const { tooltipOpenDelay: delay, tooltipSkipDelay: skipDelay } = constants;

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

test('every row label on a phone has a tooltip that does not cover the label', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  // A key press turns on `:focus-visible`.
  await page.keyboard.press('Tab');
  const texts = new Set<string>();
  const rows = Object.values(graphRows);
  for (const { name } of rows) {
    await label(page, name).focus();
    const text = await tooltip(page).innerText();
    await expect(label(page, name)).toHaveAccessibleDescription(text);
    await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
    await label(page, name).click({ trial: true });
    texts.add(text);
  }
  expect(texts.size).toBe(rows.length);
});

test('a tooltip opens after a hover delay, and stays open while hovered', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  await label(page, stages.staging.name).hover();
  await advanceClock(page, delay - 300);
  await pointAway(page);
  await advanceClock(page, 2000);
  await expect(tooltip(page)).toHaveCount(0);

  await label(page, stages.staging.name).hover();
  await expectDelayed(page);
  await tooltip(page).hover();
  await advanceClock(page, 5000);
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
});

test('a tooltip opens immediately if another has closed within 300 ms', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  await label(page, stages.staging.name).hover();
  await expectDelayed(page);
  const text = await tooltip(page).innerText();
  await pointAway(page);
  await advanceClock(page, skipDelay - 50);
  await expect(tooltip(page)).toHaveCount(0);
  await label(page, stages.preview.name).hover();
  await advanceClock(page, 1);
  await expect(tooltip(page)).toBeVisible();
  await expect(tooltip(page)).not.toHaveText(text);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tooltip opens on tap, and closes on a tap elsewhere', async ({ page }) => {
    await open(page, '/');
    await label(page, stages.staging.name).tap();
    await expect(tooltip(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(tooltip(page)).toHaveCount(0);
  });
});
