import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/checks/axe.ts';
import { findLowContrast } from '#tests/support/checks/contrast.ts';
import { htmlValidateFindings } from '#tests/support/checks/html-validate.ts';
import { unreadableLines, wideTextSpacing } from '#tests/support/checks/readability.ts';
import { emptyStorage, readStorage } from '#tests/support/checks/storage.ts';
import { fadedTexts } from '#tests/support/page/animations.ts';
import { sendMessage } from '#tests/support/page/contact.ts';
import { getHeader } from '#tests/support/page/header.ts';
import { getHero } from '#tests/support/page/hero.ts';
import { open, waitForHydration, waitForIdle } from '#tests/support/page/open.ts';
import { allPaths } from '#tests/support/page/paths.ts';
import { getServices } from '#tests/support/page/services.ts';
import { withStyles } from '#tests/support/page/styles.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

// Loads each page once per viewport, and runs every check in each of its states.

interface State {
  name: string;
  /** Selectors of what the state changes: axe checks only these. */
  parts: readonly string[];
  enter: (page: Page) => Promise<unknown>;
}

const form = ['#contact', '[role="status"]', '[role="alert"]'];

/** In the viewport in which each has the least room. */
const states: Record<'narrow' | 'wide', Record<string, readonly State[]>> = {
  narrow: {
    '/': [
      { name: 'another slide', parts: ['#hero'], enter: (page) => getHero(page).dot(2).click() },
      { name: 'an incomplete form', parts: form, enter: sendIncompleteMessage },
      { name: 'a failed message', parts: form, enter: (page) => sendAndHoldToast(page, 500) },
      { name: 'a line beside the form', parts: form, enter: showLine },
      // Last, because the button stays disabled for three seconds.
      { name: 'a sent message', parts: form, enter: (page) => sendAndHoldToast(page, 201) },
    ],
  },
  wide: {
    '/': [
      { name: 'moving slides and a tooltip', parts: ['#hero'], enter: startMotion },
      // One is enough: all have the same markup.
      { name: 'another service', parts: ['#services'], enter: openService },
    ],
    '/product': [{ name: 'a highlighted row', parts: ['#workflow'], enter: followLabel }],
  },
};

for (const path of allPaths) {
  test(`${path} and its states pass every audit, 320 by 256 pixels`, async ({
    page,
    pageErrors,
  }) => {
    if (path === '/') pageErrors.allow(/^error:.*(500|could not be sent)/);
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, path);
    await expectAccessible(page);
    await expectReadable(page);
    await expectReadableSpaced(page);
    await expectContrast(page);
    // One width is enough: forced colours look the same at every size.
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await expectContrast(page);
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
    await expectNamed(page);
    await expectStatesAccessible(page, [
      ...(states.narrow[path] ?? []),
      { name: 'the menu', parts: ['header'], enter: openMenu },
    ]);
    await expectValid(page);
  });

  test(`${path} and its states pass every audit, 1280 by 800 pixels`, async ({ page }) => {
    await open(page, path);
    await expectStill(page);
    expect(await readStorage(page)).toEqual(emptyStorage);
    await expectAccessible(page);
    await expectReadableAtEverySize(page);
    await expectContrast(page);
    await expectStatesAccessible(page, states.wide[path] ?? []);
  });
}

async function expectStatesAccessible(page: Page, states: readonly State[]): Promise<void> {
  for (const { name, parts, enter } of states)
    await test.step(name, async () => {
      await enter(page);
      await waitForIdle(page);
      await expectAccessible(page, parts);
      await expectReadable(page);
    });
}

/** The last entry restores the viewport and font size the test started with. */
async function expectReadableAtEverySize(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
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
      const size = await text.evaluate((found) => parseFloat(getComputedStyle(found).fontSize));
      // At the default 16px, body text is at least 15px.
      expect(size).toBeGreaterThanOrEqual((15 / 16) * fontSize);
      await expectReadable(page);
    });
}

/** These must be 44 × 44 px; axe checks the others for 24 × 24. */
const mainControls =
  'header a, header button, .button, #hero button[aria-label], #services button, #contact form :is(input, textarea, button)';

/** Every line is readable, and every main control has 44 by 44 pixels. */
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

async function expectReadableSpaced(page: Page): Promise<void> {
  const faults = await withStyles(page, wideTextSpacing, () => unreadableLines(page));
  expect(faults, 'with wide text spacing').toEqual([]);
}

/** With reduced motion nothing animates endlessly, and nothing is hidden until it is scrolled to. */
async function expectStill(page: Page): Promise<void> {
  expect(await fadedTexts(page)).toEqual([]);
  const endless = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity).length,
  );
  expect(endless, 'endless animations').toBe(0);
}

/** Text contrasts with what is actually behind it. */
async function expectContrast(page: Page): Promise<void> {
  const { lines, measured } = await findLowContrast(page);
  expect(lines).toEqual([]);
  expect(measured).toBeGreaterThan(8);
}

/** Every control without text has a name, which its tooltip shows. */
async function expectNamed(page: Page): Promise<void> {
  const controls = page.getByRole('button').or(page.getByRole('link'));
  const tooltip = page.getByRole('tooltip');
  for (const control of await controls.filter({ hasNotText: /\S/ }).all()) {
    await control.focus();
    await expect(tooltip).toHaveText((await control.getAttribute('aria-label')) || 'a name');
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
  }
}

async function expectValid(page: Page): Promise<void> {
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  const findings = await htmlValidateFindings(`<!doctype html>\n${html}`);
  // Styles set through the DOM, which the content policy allows, serialize as attributes.
  expect(findings.filter((finding) => !finding.includes('no-inline-style'))).toEqual([]);
}

async function followLabel(page: Page) {
  await page.locator('#workflow').getByRole('link').first().click();
}

async function openService(page: Page) {
  await getServices(page).button(2).click();
  await getServices(page).expectOpen(2);
}

function sendIncompleteMessage(page: Page) {
  return sendMessage(page, 201, { name: '' });
}

/** Stores a line as the Approach does. */
async function showLine(page: Page) {
  await page.evaluate(() => sessionStorage.setItem('line', '2-6-24-4-20-6'));
  await page.reload();
  await waitForHydration(page);
  await expect(page.locator('#contact').getByRole('img')).toBeVisible();
}

/** Leaves the pointer on the toast, which keeps it open. */
async function sendAndHoldToast(page: Page, status: 201 | 500) {
  await sendMessage(page, status);
  const toast = page.getByRole(status === 201 ? 'status' : 'alert');
  await expect(toast).not.toBeEmpty();
  await toast.getByRole('button').hover();
}

/** Shows the tooltip of the button that stops the slides, too. */
async function startMotion(page: Page) {
  await page.emulateMedia(inMotion);
  await getHero(page).pause.focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
}

async function openMenu(page: Page) {
  await getHeader(page).openMenu.click();
  // The page behind the menu becomes inert a moment later.
  await expect(page.getByRole('main')).toHaveAttribute('inert');
}
