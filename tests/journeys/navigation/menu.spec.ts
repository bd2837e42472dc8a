import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { answerCalls, contactFormOf, sentTitle } from '#tests/support/page/contact.ts';
import { open, settled } from '#tests/support/page/open.ts';
import { expectTop, scrollY } from '#tests/support/page/scrolling.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

function menuOf(page: Page) {
  const bar = page.getByRole('banner');
  return {
    open: bar.getByRole('button', { name: 'Open menu', exact: true }),
    close: bar.getByRole('button', { name: 'Close menu', exact: true }),
    entry: (name: string) => bar.getByRole('link', { name, exact: true }),
    entries: bar.getByRole('navigation').getByRole('link'),
  };
}

/** Turns the wheel over the page and tells how far it went. */
async function turnWheel(page: Page): Promise<number> {
  const before = await scrollY(page);
  await page.mouse.move(195, 780);
  const listener = await page.evaluateHandle(() => ({
    turned: new Promise<void>((resolve) =>
      addEventListener('wheel', () => resolve(), { once: true }),
    ),
  }));
  // The browser scrolls without asking the page until a frame has told it that somebody listens.
  await settled(page);
  await page.mouse.wheel(0, 200);
  await listener.evaluate(({ turned }) => turned);
  await settled(page);
  return (await scrollY(page)) - before;
}

async function expectScrolls(page: Page) {
  await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden');
  await expect.poll(() => turnWheel(page)).toBeGreaterThan(0);
}

async function expectClosed(page: Page) {
  const { open, close, entries } = menuOf(page);
  await expect(open).toBeVisible();
  await expect(open).toHaveAttribute('aria-expanded', 'false');
  await expect(close).toHaveCount(0);
  await expect(entries).toHaveCount(0);
}

async function expectOpen(page: Page) {
  const { open, close, entries } = menuOf(page);
  await expect(close).toBeVisible();
  await expect(close).toHaveAttribute('aria-expanded', 'true');
  await expect(open).toHaveCount(0);
  await expect(entries).toHaveText(['Services', 'About', 'Careers', 'Contact']);
  for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 1 });
  // What is behind it is closed off a moment later.
  await expect(page.getByRole('main')).toHaveAttribute('inert');
}

test('the button opens and closes it', { tag: '@firefox' }, async ({ page }) => {
  await page.emulateMedia(inMotion);
  await open(page, '/');
  await expectClosed(page);
  await menuOf(page).open.click();
  await expectOpen(page);
  await menuOf(page).close.click();
  await expectClosed(page);
});

test('while it is open the page behind it does not scroll', { tag: '@firefox' }, async ({
  page,
}) => {
  await page.emulateMedia(inMotion);
  await open(page, '/');
  await menuOf(page).open.click();
  await expectOpen(page);
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
  expect(await turnWheel(page)).toBe(0);
  for (const key of ['PageDown', 'End', 'Space']) {
    await menuOf(page).entries.first().focus();
    await page.keyboard.press(key);
    await settled(page);
    expect(await scrollY(page)).toBe(0);
  }
  await menuOf(page).close.click();
  await expectScrolls(page);
});

test('choosing a page closes it and restores scrolling', async ({ page }) => {
  await open(page, '/');
  await menuOf(page).open.click();
  await menuOf(page).entry('Careers').click();
  await expect(page).toHaveURL('/careers');
  await expectClosed(page);
  await expectScrolls(page);
});

test('choosing a section closes it and scrolls there', async ({ page }) => {
  await open(page, '/');
  await menuOf(page).open.click();
  await menuOf(page).entry('Services').click();
  await expectClosed(page);
  await expectTop(page.locator('#services'), 80);
  await expectScrolls(page);

  await open(page, '/about');
  await menuOf(page).open.click();
  await menuOf(page).entry('Contact').click();
  await expect(page).toHaveURL('/#contact');
  await expectClosed(page);
  await expectTop(page.locator('#contact'), 80);
});

test('choosing the page one is on, or the brand, closes it too', async ({ page }) => {
  await open(page, '/about');
  await menuOf(page).open.click();
  await menuOf(page).entry('About').click();
  await expectClosed(page);
  await expectScrolls(page);

  await menuOf(page).open.click();
  await page.getByRole('banner').getByRole('link', { name: company.name }).click();
  await expect(page).toHaveURL('/');
  await expectClosed(page);
  await expectScrolls(page);
});

test('Escape closes it and gives the focus back to the button', { tag: '@firefox' }, async ({
  page,
}) => {
  await open(page, '/');
  await menuOf(page).open.press('Enter');
  await expectOpen(page);
  await page.keyboard.press('Tab');
  await expect(menuOf(page).entry('Services')).toBeFocused();
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(menuOf(page).open).toBeFocused();
  await expectScrolls(page);
});

test('while it is open Tab stays in the bar', { tag: '@firefox' }, async ({ page }) => {
  await open(page, '/');
  await menuOf(page).open.click();
  await expectOpen(page);
  const reached = new Set<string>();
  for (let press = 0; press < 14; press++) {
    await page.keyboard.press('Tab');
    reached.add(
      await page.evaluate(() => {
        const focused = document.activeElement;
        // After the last control the browser's own bar has its turn.
        if (focused === document.body) return 'window';
        return focused?.closest('header') ? 'bar' : `outside: ${focused?.outerHTML}`;
      }),
    );
  }
  expect([...reached].filter((place) => place !== 'window')).toEqual(['bar']);
});

test('a window made wider has its entries in the bar and scrolls', async ({ page }) => {
  await open(page, '/');
  await menuOf(page).open.click();
  await expectOpen(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const { open: button, close, entries } = menuOf(page);
  await expect(button).toHaveCount(0);
  await expect(close).toHaveCount(0);
  await expect(entries).toHaveCount(4);
  await expectScrolls(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectClosed(page);
});

test('Back closes it, and so does a change of the hash', { tag: '@firefox' }, async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => history.pushState(null, '', '#services'));
  for (const go of [
    () => page.evaluate(() => history.back()),
    () => page.evaluate(() => void (location.hash = '#contact')),
  ]) {
    await menuOf(page).open.click();
    await expectOpen(page);
    await go();
    await expectClosed(page);
    await expectScrolls(page);
  }
});

test('a press beside it closes it', async ({ page }) => {
  await open(page, '/');
  await menuOf(page).open.click();
  await expectOpen(page);
  await page.mouse.click(195, 800);
  await expectClosed(page);
});

test('no toast lies over it', async ({ page }) => {
  await open(page, '/');
  await answerCalls(page);
  await contactFormOf(page).fill();
  await contactFormOf(page).button.click();
  await expect(page.getByRole('status').getByText(sentTitle)).toBeVisible();
  await menuOf(page).open.click();
  await expectOpen(page);
  for (const entry of await menuOf(page).entries.all()) await entry.click({ trial: true });
});
