import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/checks/axe.ts';
import { lowContrastLines } from '#tests/support/checks/contrast.ts';
import { htmlValidateFindings } from '#tests/support/checks/html-validate.ts';
import { unreadableLines, wideTextSpacing } from '#tests/support/checks/readability.ts';
import { emptyStorage, readStorage } from '#tests/support/checks/storage.ts';
import { fadedTexts, readThrough } from '#tests/support/page/animations.ts';
import { sendMessage } from '#tests/support/page/contact.ts';
import { getHeader } from '#tests/support/page/header.ts';
import { getHero } from '#tests/support/page/hero.ts';
import { open, waitForHydration, waitForIdle } from '#tests/support/page/open.ts';
import { allPaths } from '#tests/support/page/paths.ts';
import { rowNames } from '#tests/support/page/row-names.ts';
import { waitForScrollEnd } from '#tests/support/page/scrolling.ts';
import { getServices, nthService } from '#tests/support/page/services.ts';
import { withStyles } from '#tests/support/page/styles.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

// Loads each page once per window, and runs every check in each of its states.

interface State {
  name: string;
  /** Selectors of what the state changes: axe checks only these. */
  parts: readonly string[];
  enter: (page: Page) => Promise<unknown>;
  /** Only in a narrow window. */
  narrow?: true;
}

const form = ['#contact', '[role="status"]', '[role="alert"]'];

const states: Record<string, readonly State[]> = {
  '/': [
    { name: 'a tooltip', parts: ['#hero'], enter: openTooltip },
    { name: 'moving slides', parts: ['#hero'], enter: startMotion },
    { name: 'slide 2', parts: ['#hero'], enter: showSlide2 },
    // One is enough: all have the same markup.
    { name: 'another service', parts: ['#services'], enter: chooseService },
    {
      name: 'an incomplete form',
      parts: form,
      enter: (page) => sendMessage(page, 201, { name: '' }),
    },
    { name: 'a failed message', parts: form, enter: (page) => sendAndHoldToast(page, 500) },
    { name: 'a message being sent', parts: form, enter: (page) => sendMessage(page) },
    { name: 'a line beside the form', parts: form, enter: showLine },
    // Last: no other can be sent for three seconds.
    { name: 'a sent message', parts: form, enter: (page) => sendAndHoldToast(page, 201) },
  ],
  '/product': [{ name: 'a highlighted row', parts: ['#workflow'], enter: followLabel }],
};

const openedMenu: State = { name: 'the menu', parts: ['header'], enter: openMenu, narrow: true };

for (const path of allPaths)
  for (const [width, height] of [
    [320, 256],
    [1280, 800],
  ] as const)
    test(`${path} in every state, ${width} by ${height} pixels`, async ({ page, pageErrors }) => {
      test.slow();
      if (path === '/') pageErrors.allow(/^error:.*(500|could not be sent)/);
      await page.setViewportSize({ width, height });
      await open(page, path);
      await expectStill(page);
      await readThrough(page);
      expect(await readStorage(page)).toEqual(emptyStorage);
      if (width === 1280) await expectReadableInEveryWindow(page);
      await expectAccessible(page);
      await expectReadable(page);
      await expectReadableSpaced(page);
      await expectContrast(page, { forcedColors: 'none', colorScheme: 'light' });
      // The same in windows of every size.
      if (width === 320)
        await expectContrast(page, { forcedColors: 'active', colorScheme: 'dark' });
      await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
      await expectNamed(page);

      for (const { name, parts, enter, narrow } of [...(states[path] ?? []), openedMenu]) {
        if (narrow && width > 768) continue;
        await test.step(name, async () => {
          await enter(page);
          await waitForIdle(page);
          await expectAccessible(page, parts);
          await expectReadable(page);
        });
      }
      await expectValid(page);
    });

/** Ends in the window, and with the letters, that it found. */
async function expectReadableInEveryWindow(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const [width, height, letters] of [
    [390, 844, 16],
    [768, 1024, 16],
    [1024, 768, 16],
    [1440, 900, 16],
    [360, 800, 24],
    [1280, 800, 24],
    [1280, 800, 16],
  ] as const)
    await test.step(`${width} by ${height} pixels, letters of ${letters}`, async () => {
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: letters } });
      await page.setViewportSize({ width, height });
      await waitForIdle(page);
      const text = page.getByRole('main').getByRole('paragraph').first();
      const size = await text.evaluate((found) => parseFloat(getComputedStyle(found).fontSize));
      // At the usual 16, no running text is smaller than 15.
      expect(size).toBeGreaterThanOrEqual((15 / 16) * letters);
      await expectReadable(page);
    });
}

/** Axe checks that all others have 24 by 24 pixels. */
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
  const found = await withStyles(page, wideTextSpacing, () => unreadableLines(page));
  expect(found, 'spaced out').toEqual([]);
}

/** Under reduced motion nothing animates endlessly, and nothing is hidden until it is scrolled to. */
async function expectStill(page: Page): Promise<void> {
  expect(await fadedTexts(page)).toEqual([]);
  const endless = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML : '')),
  );
  expect(endless).toEqual([]);
}

/** Text contrasts with what is actually behind it. */
async function expectContrast(page: Page, look: Parameters<Page['emulateMedia']>[0]) {
  await page.emulateMedia(look);
  await waitForIdle(page);
  const { faint, measured } = await lowContrastLines(page);
  expect(faint, `forced colours: ${look?.forcedColors}`).toEqual([]);
  expect(measured).toBeGreaterThan(8);
}

/** Every control without text has a name, which its tooltip shows. */
async function expectNamed(page: Page): Promise<void> {
  const controls = page.getByRole('button').or(page.getByRole('link'));
  const tooltip = page.getByRole('tooltip');
  for (const control of await controls.filter({ hasNotText: /\S/ }).all()) {
    const name = (await control.getAttribute('aria-label')) ?? '';
    expect(name).not.toBe('');
    await control.focus();
    await expect(tooltip).toHaveText(name);
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

async function showSlide2(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { dot, expectShown } = getHero(page);
  await dot(2).click();
  await expectShown(2);
}

async function openTooltip(page: Page) {
  const label = page.locator('#hero').getByRole('button', { name: rowNames[4] ?? '', exact: true });
  await label.scrollIntoViewIfNeeded();
  await waitForScrollEnd(page);
  await page.keyboard.press('Escape');
  await label.focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
}

async function followLabel(page: Page) {
  await page
    .locator('#workflow')
    .getByRole('link', { name: rowNames[2] ?? '' })
    .click();
}

async function chooseService(page: Page) {
  await getServices(page).button(2).click();
  await expect(page.locator('#services').getByText(nthService(2).words.at(-1) ?? '')).toBeVisible();
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
  await expect(getHeader(page).links.first()).toBeVisible();
  // The page behind the menu becomes inert a moment later.
  await expect(page.getByRole('main')).toHaveAttribute('inert');
}
