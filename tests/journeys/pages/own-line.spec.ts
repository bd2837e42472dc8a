import type { Page } from '@playwright/test';
import { describeLine, ownLine } from '#content/own-line.ts';
import { stages } from '#content/pipeline.ts';
import { contactFormOf } from '#tests/support/page/contact.ts';
import { hydrated, open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';
import { swipe } from '#tests/support/page/touch.ts';

const names = Object.values(stages).map(({ name }) => name);
const waiting = names.slice(0, -1);

function ownLineOf(page: Page) {
  const section = page.locator('section').filter({
    has: page.getByRole('heading', {
      name: new RegExp(`${ownLine.title}|${ownLine.invitation.title}`),
    }),
  });
  return {
    section,
    status: section.getByRole('status'),
    slider: (name: string) => section.getByRole('slider', { name, exact: true }),
    link: section.getByRole('link'),
  };
}

async function openOwnLine(page: Page) {
  await open(page, '/product');
  const found = ownLineOf(page);
  await found.section.scrollIntoViewIfNeeded();
  await expect(found.status).toContainText(describeLine(none).claim);
  return found;
}

const none = { waiting: 0, work: 0, total: 0, longest: undefined };

test('a visitor draws a line, and sends it as words', async ({ page }) => {
  const { status, slider, link } = await openOwnLine(page);
  await expect(link).toHaveText(ownLine.invitation.link);
  await slider('Pull request').fill('28');
  await slider('Staging').fill('4');
  await slider(ownLine.handsOn).fill('6');
  const { claim, lead } = describeLine({
    waiting: 32,
    work: 6,
    total: 38,
    longest: { stage: 'Pull request', hours: 28 },
  });
  await expect(status).toHaveText(claim + lead);
  await expect(slider('Pull request')).toHaveAttribute('aria-valuetext', ownLine.sliderText(28));

  await expect(link).toHaveText(ownLine.link.label);
  await link.click();
  await expect(page).toHaveURL(ownLine.link.href);
  await hydrated(page);
  const { message } = contactFormOf(page).fields;
  await expect(message).toHaveValue(
    /38.hours, 32 of them waiting: .*Pull request 28 h.*Staging 4 h/,
  );
});

test('Tab climbs from the push to the way to the form, and Page Up is a day', async ({ page }) => {
  const { slider, link } = await openOwnLine(page);
  await slider('Push to Git').focus();
  for (const name of [...waiting, ownLine.handsOn]) {
    await expect(slider(name)).toBeFocused();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('ArrowRight');
    await expect(slider(name)).toHaveValue('9');
    await page.keyboard.press('Tab');
  }
  await expect(link).toBeFocused();
  await expect(slider('Production')).toHaveCount(0);
});

test('each ring begins where the line arrives, and takes twice the way for twice the time', async ({
  page,
}) => {
  const { slider } = await openOwnLine(page);
  const review = slider('Pull request');
  const left = () => review.evaluate((input) => input.getBoundingClientRect().left);
  const start = await left();
  await slider('Push to Git').fill('10');
  const after = await left();
  await slider('Push to Git').fill('20');
  expect((await left()) - start).toBeCloseTo(2 * (after - start), 0);

  // The thumb is where it is seen.
  const box = await review.boundingBox();
  const hour = (after - start) / 10;
  await page.mouse.move((box?.x ?? 0) + 22, (box?.y ?? 0) + 22);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 22 + 16 * hour, (box?.y ?? 0) + 22);
  await page.mouse.up();
  await expect(review).toHaveValue('16');
  expect(box?.height).toBeGreaterThanOrEqual(44);
});

test('what is too long runs off the window’s edge, which does not scroll there', async ({
  page,
}) => {
  const { slider } = await openOwnLine(page);
  for (const name of waiting) await slider(name).fill('80');
  const [width, scrolled] = await page.evaluate(() => [innerWidth, document.body.scrollWidth]);
  expect(scrolled).toBeLessThanOrEqual(width ?? 0);
  await expect(page.getByText(ownLine.total(400, 50))).toBeInViewport({ ratio: 1 });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a swipe upwards that begins on a row scrolls, and sets nothing', async ({ page }) => {
    const { slider } = await openOwnLine(page);
    const preview = slider('Preview');
    await preview.scrollIntoViewIfNeeded();
    const box = await preview.boundingBox();
    const from = { x: 200, y: (box?.y ?? 0) + 22 };
    const before = await page.evaluate(() => scrollY);
    await swipe(page, from, { x: 200, y: from.y - 200 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(preview).toHaveValue('0');
  });
});

test('a tab of its own has a form of its own', async ({ page, context }) => {
  const { slider, link } = await openOwnLine(page);
  await slider('Staging').fill('3');
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await page.goto('/');
  await hydrated(page);
  await expect(contactFormOf(page).fields.message).toHaveValue('');
});

test('where storage is blocked, the form comes empty and nothing breaks', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  const { slider, link } = await openOwnLine(page);
  await slider('Staging').fill('3');
  await link.click();
  await expect(page).toHaveURL(ownLine.link.href);
  await hydrated(page);
  await expect(contactFormOf(page).fields.message).toHaveValue('');
});

test('without the code that draws it asks in words, and leads to the form', async ({
  page,
  complaints,
}) => {
  complaints.expect(/own-line-chart|ERR_FAILED/);
  await page.route('**/assets/own-line-chart-*.js', (route) => route.abort());
  await open(page, '/product');
  const { section, slider, link } = ownLineOf(page);
  await section.scrollIntoViewIfNeeded();
  await expect(section).toContainText(ownLine.invitation.claim);
  await expect(slider('Staging')).toHaveCount(0);
  await link.click();
  await expect(page).toHaveURL(ownLine.link.href);
});

test('its code is no part of the first load', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page, '/product');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('own-line-chart'))).toEqual([]);
});
