import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/checks/axe.ts';
import { findLowContrast } from '#tests/support/checks/contrast.ts';
import { unreadableLines, wideTextSpacing } from '#tests/support/checks/readability.ts';
import { emptyStorage, readStorage } from '#tests/support/checks/storage.ts';
import { fadedTexts } from '#tests/support/page/animations.ts';
import { sendMessage } from '#tests/support/page/contact.ts';
import { getHeader } from '#tests/support/page/header.ts';
import { getHero } from '#tests/support/page/hero.ts';
import { open, waitForIdle } from '#tests/support/page/open.ts';
import { allPaths } from '#tests/support/page/paths.ts';
import { getServices } from '#tests/support/page/services.ts';
import { withStyles } from '#tests/support/page/styles.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

const smallestPhone = { width: 320, height: 256 };

for (const path of allPaths) {
  test(`${path} is accessible and readable on the smallest phone`, async ({ page }) => {
    await page.setViewportSize(smallestPhone);
    await open(page, path);
    await expectAccessible(page);
    await expectReadable(page);
    const faults = await withStyles(page, wideTextSpacing, () => unreadableLines(page));
    expect(faults, 'with wide text spacing').toEqual([]);
    expect(await findLowContrast(page)).toEqual([]);
  });

  test(`${path} is readable at every size and in forced colours, without endless motion or stored data`, async ({
    page,
  }) => {
    await open(page, path);
    expect(await readStorage(page)).toEqual(emptyStorage);
    expect(await fadedTexts(page)).toEqual([]);
    expect(await countEndlessAnimations(page)).toBe(0);
    await expectReadableAtEverySize(page);
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await expect(page.getByRole('banner')).not.toHaveCSS('background-color', /^rgba.*, 0\)$/);
    expect(await findLowContrast(page)).toEqual([]);
  });
}

test('slides, services, form, toasts and menu are accessible and readable on the smallest phone', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/^error:.*(500|could not be sent)/);
  await page.setViewportSize(smallestPhone);
  await open(page, '/about');
  await page.evaluate(() => sessionStorage.setItem('line', '2-6-24-4-20-6'));
  await open(page, '/#contact');
  await expect(page.locator('#contact').getByRole('img')).toBeVisible();

  await getHero(page).dot(2).click();
  await expectAccessibleAndReadable(page, 'the second slide', '#hero');
  await getServices(page).button(2).click();
  await expectAccessibleAndReadable(page, 'a service', '#services');
  await sendMessage(page, 201, { name: '' });
  await expectAccessibleAndReadable(page, 'an incomplete message beside a line', '#contact');
  for (const [status, role] of [
    [500, 'alert'],
    [201, 'status'],
  ] as const) {
    await sendMessage(page, status);
    // The pointer keeps the toast open.
    await page.getByRole(role).getByRole('button').hover();
    await expectAccessibleAndReadable(
      page,
      `a toast with role ${role}`,
      '#contact',
      `[role="${role}"]`,
    );
  }
  await getHeader(page).openMenu.click();
  // The page behind the menu becomes inert a moment later.
  await expect(page.getByRole('main')).toHaveAttribute('inert');
  await expectAccessibleAndReadable(page, 'the menu', 'header');
});

test('the home page with moving slides and an open tooltip is accessible on a laptop', async ({
  page,
}) => {
  await page.emulateMedia(inMotion);
  await open(page, '/');
  await getHero(page).pause.focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expectAccessibleAndReadable(page, 'the whole page');
});

test('the tooltip of every icon button shows its accessible name', async ({ page }) => {
  await page.setViewportSize(smallestPhone);
  await open(page, '/');
  const controls = page.getByRole('button').or(page.getByRole('link'));
  const tooltip = page.getByRole('tooltip');
  const iconControls = await controls.filter({ hasNotText: /\S/ }).all();
  expect(iconControls.length).toBeGreaterThan(0);
  for (const control of iconControls) {
    await control.focus();
    await expect(tooltip).toHaveText((await control.getAttribute('aria-label')) || 'a name');
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
  }
});

/** Checks that the page is readable, and that it, or only its given parts, have no axe violations. */
async function expectAccessibleAndReadable(
  page: Page,
  state: string,
  ...parts: string[]
): Promise<void> {
  await test.step(state, async () => {
    await waitForIdle(page);
    await expectAccessible(page, parts);
    await expectReadable(page);
  });
}

async function expectReadableAtEverySize(page: Page): Promise<void> {
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

/** The controls that must be 44 × 44 px. axe checks that the others are 24 × 24. */
const mainControls =
  'header a, header button, .button, #hero button[aria-label], #services button, #contact form :is(input, textarea, button)';

/** Checks that every line is readable, and that every main control is at least 44 × 44 px. */
async function expectReadable(page: Page): Promise<void> {
  expect(await unreadableLines(page)).toEqual([]);
  const sizes = await page
    .locator(mainControls)
    .and(page.locator(':not([inert] *, [aria-hidden="true"] *, [href="#main"])'))
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls.map((control) => {
        const { width, height } = control.getBoundingClientRect();
        return { least: Math.min(width, height), html: control.outerHTML.slice(0, 120) };
      }),
    );
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.filter(({ least }) => least < 44)).toEqual([]);
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
