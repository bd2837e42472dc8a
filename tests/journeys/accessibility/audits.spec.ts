import type { Page } from '@playwright/test';
import { workflow } from '#content/workflow.ts';
import type { Message } from '#shared/message.ts';
import { paths } from '#shared/paths.ts';
import { expectAccessible } from '#tests/support/checks/axe.ts';
import { faintWords } from '#tests/support/checks/contrast.ts';
import { htmlValidateFindings } from '#tests/support/checks/html-validate.ts';
import { spacedOut, unreadable } from '#tests/support/checks/reading.ts';
import { leftBehind, nothing } from '#tests/support/checks/storage.ts';
import { measureTargets } from '#tests/support/checks/targets.ts';
import { fadedTexts, readThrough } from '#tests/support/page/animations.ts';
import { barOf } from '#tests/support/page/bar.ts';
import { answerCalls, contactFormOf, message } from '#tests/support/page/contact.ts';
import { heroOf } from '#tests/support/page/hero.ts';
import { open, settled } from '#tests/support/page/open.ts';
import { allPaths } from '#tests/support/page/paths.ts';
import { atRest } from '#tests/support/page/scrolling.ts';
import { nthService, serviceControl, serviceList } from '#tests/support/page/services.ts';
import { stages } from '#tests/support/page/stages.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

// Each page is loaded once for a window, brought into each of its states, and asked everything there.

interface State {
  name: string;
  /** Selectors of what the state changes, for axe. Without them, only its words are read. */
  parts?: readonly string[];
  enter: (page: Page) => Promise<unknown>;
}

const form = ['#contact', '[role="status"]', '[role="alert"]'];

/** The last service first, so that each is opened, and the first is open for the states that follow. */
const eachService = serviceList.map((_, index) => serviceList.length - index);

const states: Record<string, readonly State[]> = {
  '/': [
    { name: 'moving slides', parts: ['#hero'], enter: letMove },
    { name: 'slide 2', parts: ['#hero'], enter: (page) => showSlide(page, 2) },
    { name: 'a chosen slide 1', parts: ['#hero'], enter: (page) => showSlide(page, 1) },
    { name: 'a tooltip', parts: ['#hero'], enter: (page) => openTooltip(page, '#hero') },
    ...eachService.map((number) => ({
      name: nthService(number).title,
      // All have the same markup.
      ...(number === 2 && { parts: ['#services'] }),
      enter: (page: Page) => chooseService(page, nthService(number).title),
    })),
    { name: 'an incomplete form', parts: form, enter: (page) => send(page, 201, { name: '' }) },
    { name: 'a failed message', parts: form, enter: (page) => sendAndSee(page, 500) },
    { name: 'a sent message', parts: form, enter: (page) => sendAndSee(page, 201) },
    { name: 'a message being sent', parts: form, enter: (page) => send(page) },
  ],
  '/product': [
    { name: 'a tooltip', parts: ['#workflow'], enter: (page) => openTooltip(page, '#workflow') },
    {
      name: 'a later stage',
      parts: ['#workflow'],
      enter: (page) => page.getByRole('button', { name: workflow.next }).click(),
    },
  ],
};

const closedServices: State = {
  name: 'no open service',
  parts: ['#services'],
  enter: closeServices,
};
const openedMenu: State = { name: 'the open menu', parts: ['header'], enter: openMenu };

for (const path of allPaths) {
  for (const [width, height] of [
    [320, 256],
    [1280, 800],
  ] as const) {
    const isNarrow = width < 768;

    test(`${path} in every state, ${width} by ${height} pixels`, async ({ page, complaints }) => {
      if (path === '/') complaints.expect(/^error:.*(500|could not be sent)/);
      if (path === '/nowhere') complaints.expect(/404/);
      await page.setViewportSize({ width, height });
      await open(page, path);
      await expectStill(page);
      await readThrough(page);
      expect(await leftBehind(page)).toEqual(nothing);
      await expectAccessible(page);
      await expectReadable(page);
      await expectSeen(page);
      await expectNamed(page);

      const narrow = isNarrow ? [...(path === '/' ? [closedServices] : []), openedMenu] : [];
      for (const { name, parts, enter } of [...(states[path] ?? []), ...narrow]) {
        await test.step(name, async () => {
          await enter(page);
          await settled(page);
          if (parts) await expectAccessible(page, parts);
          await expectReadable(page);
        });
      }
      await expectValid(page);
    });
  }

  test(`${path} at rest, in windows and with letters of every size`, async ({
    page,
    complaints,
  }) => {
    if (path === '/nowhere') complaints.expect(/404/);
    await open(page, path);
    for (const [width, height] of [
      [390, 844],
      [640, 400],
      [768, 1024],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await settled(page);
      await expectReadable(page);
    }

    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      const text = page.getByRole('main').getByRole('paragraph').first();
      const size = await text.evaluate((found) =>
        Number.parseFloat(getComputedStyle(found).fontSize),
      );
      // At the usual 16, no running text is smaller than 15.
      expect(size).toBeGreaterThanOrEqual(15 * (24 / 16));
      expect(await unreadable(page), `${width} pixels wide`).toEqual([]);
    }
  });
}

test('the answers to a form without scripts', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const company of [message.company, '   ']) {
    const answer = await request.post(paths.contactForm, { form: { ...message, company } });
    await page.route('**/answer', async (route) =>
      route.fulfill({ contentType: 'text/html', body: await answer.text() }),
    );
    await page.goto('/answer');
    await expectAccessible(page);
    await expectReadable(page);
  }
});

test('text that is cut off, covered or outside the window is found', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'h1 { text-wrap: nowrap !important; font-size: 500px !important } h2 { height: 4px; overflow: hidden } li:nth-child(2) p { position: relative; top: -5rem }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  const found = (await unreadable(page)).join('\n');
  for (const fault of [/^outside: /m, /^cut off: /m, /^over one another: /m])
    expect(found).toMatch(fault);
});

/** All words can be read, also when spaced out, and all that can be clicked is large enough. */
async function expectReadable(page: Page): Promise<void> {
  expect(await unreadable(page)).toEqual([]);
  await spacedOut(page, async () => expect(await unreadable(page), 'spaced out').toEqual([]));
  const { small, count } = await measureTargets(page);
  expect(small).toEqual([]);
  expect(count).toBeGreaterThan(0);
}

/** Nothing moves forever, and nothing waits to be scrolled to, if a visitor asks for less motion. */
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

/** All words stand out from what is really behind them, also in a visitor's own colours. */
async function expectSeen(page: Page): Promise<void> {
  for (const look of [
    { forcedColors: 'active', colorScheme: 'dark' },
    { forcedColors: 'none', colorScheme: 'light' },
  ] as const) {
    await page.emulateMedia(look);
    await settled(page);
    const { faint, measured } = await faintWords(page);
    expect(faint, `forced colours: ${look.forcedColors}`).toEqual([]);
    expect(measured).toBeGreaterThan(8);
  }
}

/** Every control without words has a name, which its tooltip shows. */
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
  const findings = await htmlValidateFindings({ page: `<!doctype html>\n${html}` });
  // Styles set through the DOM are allowed by the content policy, and serialize as attributes.
  expect(findings.filter((finding) => !finding.includes('no-inline-style'))).toEqual([]);
}

async function showSlide(page: Page, number: number) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { dot, expectShown } = heroOf(page);
  await dot(number).click();
  await expectShown(number);
}

async function openTooltip(page: Page, drawing: string) {
  const label = page.locator(drawing).getByRole('button', { name: stages[4] ?? '', exact: true });
  await label.scrollIntoViewIfNeeded();
  await atRest(page);
  await page.keyboard.press('Escape');
  await label.focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
}

async function chooseService(page: Page, title: string) {
  const control = serviceControl(page, title);
  if ((await control.getAttribute('aria-expanded')) !== 'true') await control.click();
  await expect(page.locator('#services').getByRole('listitem').first()).toBeVisible();
}

/** Without a status, the backend never answers. */
async function send(page: Page, status?: number, changes: Partial<Message> = {}) {
  await page.unrouteAll();
  await answerCalls(page, {
    insert: (route) => (status ? route.fulfill({ status, body: '' }) : new Promise(() => {})),
  });
  const { button, fill } = contactFormOf(page);
  await fill(changes);
  await button.click();
}

/** Leaves the pointer on the toast, which keeps it open. */
async function sendAndSee(page: Page, status: 201 | 500) {
  await send(page, status);
  const toast = page.getByRole(status === 201 ? 'status' : 'alert');
  await expect(toast).not.toBeEmpty();
  await toast.getByRole('button').hover();
}

/** With the tooltip of the button that stops them. */
async function letMove(page: Page) {
  await page.emulateMedia(inMotion);
  await heroOf(page).pause.focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
}

async function closeServices(page: Page) {
  const opened = page.locator('#services').getByRole('button', { expanded: true });
  await opened.click();
  await expect(opened).toHaveCount(0);
}

async function openMenu(page: Page) {
  await barOf(page).openMenu.click();
  await expect(barOf(page).entries.first()).toBeVisible();
  // A moment later, what is behind the menu is inert.
  await expect(page.getByRole('main')).toHaveAttribute('inert');
}
