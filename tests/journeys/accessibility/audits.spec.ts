import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/checks/axe.ts';
import { findLowContrast } from '#tests/support/checks/contrast.ts';
import { findUnreadableLines, wideTextSpacing } from '#tests/support/checks/readability.ts';
import { findFadedTexts } from '#tests/support/page/animations.ts';
import { sendMessage } from '#tests/support/page/contact.ts';
import { getHeader } from '#tests/support/page/header.ts';
import { getHero } from '#tests/support/page/hero.ts';
import { open, waitForIdle } from '#tests/support/page/open.ts';
import { allPaths } from '#tests/support/page/paths.ts';
import { getServices } from '#tests/support/page/services.ts';
import { withStyles } from '#tests/support/page/styles.ts';
import { expect, inMotion, smallestViewport, test } from '#tests/support/page/test.ts';

for (const path of allPaths) {
  test(`${path} is accessible and readable in the smallest viewport`, async ({ page }) => {
    await page.setViewportSize(smallestViewport);
    await open(page, path);
    await expectAccessible(page);
    await expectReadable(page);
    const faults = await withStyles(page, wideTextSpacing, () => findUnreadableLines(page));
    expect(faults, 'with wide text spacing').toEqual([]);
    expect(await findLowContrast(page)).toEqual([]);
  });

  test(`${path} is readable at larger sizes and in forced colours`, async ({ page }) => {
    await open(page, path);
    await expectReadableAtLargerSizes(page);
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await expect(page.getByRole('banner')).not.toHaveCSS('background-color', /^rgba.*, 0\)$/);
    expect(await findLowContrast(page)).toEqual([]);
  });
}

test('with reduced motion, pages show all content without endless animation', async ({ page }) => {
  for (const path of allPaths) {
    await open(page, path);
    expect(await findFadedTexts(page), path).toEqual([]);
    expect(await countEndlessAnimations(page), path).toBe(0);
  }
});

/** States of the home page: a name, the selectors of the changed parts, and how to enter it. */
const states: [name: string, parts: string[], enter: (page: Page) => Promise<unknown>][] = [
  ['the second slide', ['#hero'], (page) => getHero(page).dot(2).click()],
  ['an open service', ['#services'], (page) => getServices(page).button(2).click()],
  ['an incomplete message', ['#contact'], (page) => sendMessage(page, 201, { name: '' })],
  ['a failed message', ['#contact', '[role="alert"]'], (page) => holdToast(page, 500, 'alert')],
  ['a sent message', ['#contact', '[role="status"]'], (page) => holdToast(page, 201, 'status')],
  ['the open menu', ['header'], openMenu],
];

test('each state of the home page is accessible on a phone', async ({ page, pageErrors }) => {
  pageErrors.allow(/^error:.*(500|could not be sent)/);
  await page.setViewportSize(smallestViewport);
  await open(page, '/about');
  await page.evaluate(() => sessionStorage.setItem('line', '2-6-24-4-20-6'));
  await open(page, '/#contact');
  await expect(page.locator('#contact').getByRole('img')).toBeVisible();
  for (const [name, parts, enter] of states)
    await test.step(name, async () => {
      await enter(page);
      await expectAccessibleAndReadable(page, parts);
    });
});

/** Sends a message, and points at the toast, which keeps it open. */
async function holdToast(page: Page, status: number, role: 'alert' | 'status'): Promise<void> {
  await sendMessage(page, status);
  await page.getByRole(role).getByRole('button').hover();
}

async function openMenu(page: Page): Promise<void> {
  await getHeader(page).openButton.click();
  // The page behind the menu becomes inert a moment later.
  await expect(page.getByRole('main')).toHaveAttribute('inert');
}

test('moving slides and an open tooltip are accessible on a laptop', async ({ page }) => {
  await page.emulateMedia(inMotion);
  await open(page, '/');
  await getHero(page).pause.focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expectAccessibleAndReadable(page);
});

test('the tooltip of every icon control shows the control’s accessible name', async ({ page }) => {
  await page.setViewportSize(smallestViewport);
  await open(page, '/');
  const controls = page.getByRole('button').or(page.getByRole('link'));
  const tooltip = page.getByRole('tooltip');
  const iconControls = await controls.filter({ hasNotText: /\S/ }).all();
  expect(iconControls.length).toBeGreaterThan(0);
  for (const control of iconControls) {
    await control.focus();
    await expect(tooltip).toBeVisible();
    await expect(control).toHaveAccessibleName(await tooltip.innerText());
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
  }
});

/** Checks that the page is readable, and that the page, or only its given parts, have no axe violations. */
async function expectAccessibleAndReadable(page: Page, parts?: string[]): Promise<void> {
  await waitForIdle(page);
  await expectAccessible(page, parts);
  await expectReadable(page);
}

async function expectReadableAtLargerSizes(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  // The last entry restores the initial viewport and font size.
  for (const [width, height, fontSize] of [
    [768, 1024, 16],
    [1024, 768, 16],
    [360, 800, 24],
    [1280, 800, 24],
    [1280, 800, 16],
  ] as const)
    await test.step(`${width} by ${height} pixels, text of ${fontSize}`, async () => {
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
      await page.setViewportSize({ width, height });
      await waitForIdle(page);
      const text = page.getByRole('main').getByRole('paragraph').first();
      const size = await text.evaluate((el) => parseFloat(getComputedStyle(el).fontSize));
      // At the default 16px, body text is at least 15px.
      expect(size).toBeGreaterThanOrEqual((15 / 16) * fontSize);
      await expectReadable(page);
    });
}

/** The controls that must be 44 × 44 px. axe checks that other controls are 24 × 24. */
const mainControls = [
  'header a:not([href="#main"])',
  'header button',
  '#hero button[aria-label]',
  '#services button',
  '#contact form :is(input, textarea, button)',
  '.button',
];

/** Checks that every line is readable, and that every main control is at least 44 × 44 px. */
async function expectReadable(page: Page): Promise<void> {
  expect(await findUnreadableLines(page)).toEqual([]);
  const sizes = await page
    .locator(mainControls.join())
    .and(page.locator(':not([inert] *, [aria-hidden="true"] *)'))
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls.map((control) => {
        const { width, height } = control.getBoundingClientRect();
        return { shorterSide: Math.min(width, height), html: control.outerHTML.slice(0, 120) };
      }),
    );
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.filter(({ shorterSide }) => shorterSide < 44)).toEqual([]);
}

function countEndlessAnimations(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity).length,
  );
}
