import type { Page } from '@playwright/test';
import { stages } from '#content/pipeline.ts';
import { describeLine, ownLine } from '#content/visitor-line.ts';
import { answerCalls, contactFormOf, sentTitle } from '#tests/support/page/contact.ts';
import { hydrated, open } from '#tests/support/page/open.ts';
import { scrollY } from '#tests/support/page/scrolling.ts';
import { expect, test } from '#tests/support/page/test.ts';
import { swipe } from '#tests/support/page/touch.ts';

const names = Object.values(stages).map(({ name }) => name);
const waiting = names.slice(0, -1);
const [push, review, staging] = [stages.push.name, stages.review.name, stages.staging.name];

const chartCode = '**/assets/own-line-chart-*.js';

function ownLineOf(page: Page) {
  const titles = new RegExp(`${ownLine.title}|${ownLine.invitation.title}`);
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: titles }) });
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
  const empty = describeLine({ waiting: 0, work: 0, total: 0, longest: undefined });
  await expect(found.status).toContainText(empty.lead);
  return found;
}

test('turns the line that a visitor draws into a message', async ({ page, context }) => {
  const { status, slider, link } = await openOwnLine(page);
  await expect(link).toHaveText(ownLine.invitation.link);
  await slider(review).fill('28');
  await slider(staging).fill('4');
  await slider(ownLine.handsOn).fill('6');
  const figures = { waiting: 32, work: 6, total: 38, longest: { stage: review, wait: 28 } };
  const { claim, lead } = describeLine(figures);
  await expect(status).toHaveText(claim + lead);
  await expect(slider(review)).toHaveAttribute('aria-valuetext', ownLine.sliderText(28));

  await expect(link).toHaveText(ownLine.link.label);
  // A form in another tab gets no line.
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
  await link.click();
  await expect(page).toHaveURL(ownLine.link.href);
  await hydrated(page);
  const hours: Record<string, number> = { [review]: 28, [staging]: 4 };
  const drawn = waiting.map((name) => ownLine.stage(name, hours[name] ?? 0));
  await expect(contactFormOf(page).fields.message).toHaveValue(ownLine.message(figures, drawn));
});

test('moves by Tab from the push up to the link, and by Page Up a day', async ({ page }) => {
  const { slider, link } = await openOwnLine(page);
  await slider(push).focus();
  for (const name of [...waiting, ownLine.handsOn]) {
    await expect(slider(name)).toBeFocused();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('ArrowRight');
    await expect(slider(name)).toHaveValue('9');
    await page.keyboard.press('Tab');
  }
  await expect(link).toBeFocused();
  await expect(slider(names.at(-1) ?? '')).toHaveCount(0);
});

test('moves each ring with its thumb, and runs a long line off the edge of the window', async ({
  page,
}) => {
  const { slider } = await openOwnLine(page);
  const boxOf = () => slider(review).evaluate((found) => found.getBoundingClientRect());
  const start = (await boxOf()).left;
  await slider(push).fill('20');
  // A ring starts where the line arrives, and is where its slider's thumb is.
  const { left, top, height } = await boxOf();
  const hour = (left - start) / 20;
  expect(height).toBeGreaterThanOrEqual(44);
  await page.mouse.move(left + 22, top + 22);
  await page.mouse.down();
  await page.mouse.move(left + 22 + 16 * hour, top + 22);
  await page.mouse.up();
  await expect(slider(review)).toHaveValue('16');

  for (const name of waiting) await slider(name).fill('80');
  expect(await page.evaluate(() => document.body.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expect(page.getByText(ownLine.total(400, 50))).toBeInViewport({ ratio: 1 });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('scrolls with a swipe upwards on a row, and sets nothing', async ({ page }) => {
    const { slider } = await openOwnLine(page);
    await slider(staging).scrollIntoViewIfNeeded();
    const top = await slider(staging).evaluate((found) => found.getBoundingClientRect().top);
    const before = await scrollY(page);
    await swipe(page, { x: 200, y: top + 22 }, { x: 200, y: top - 178 });
    await expect.poll(() => scrollY(page)).toBeGreaterThan(before);
    await expect(slider(staging)).toHaveValue('0');
  });
});

test('leads to a form that works where storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
  });
  const { slider, link } = await openOwnLine(page);
  await slider(staging).fill('3');
  await link.click();
  await hydrated(page);
  await expect(contactFormOf(page).fields.message).toHaveValue('');
  await answerCalls(page);
  await contactFormOf(page).fill();
  await contactFormOf(page).button.click();
  await expect(page.getByRole('status')).toContainText(sentTitle);
});

test('asks in words, and leads to the form, when its code does not arrive', async ({
  page,
  complaints,
}) => {
  complaints.expect(/own-line-chart|ERR_FAILED/);
  await page.route(chartCode, (route) => route.abort());
  await open(page, '/product');
  const { section, slider, link } = ownLineOf(page);
  await section.scrollIntoViewIfNeeded();
  await expect(section).toContainText(ownLine.invitation.claim);
  await expect(slider(staging)).toHaveCount(0);
  await link.click();
  await expect(page).toHaveURL('/#contact');
  await hydrated(page);
  await expect(contactFormOf(page).fields.message).toHaveValue('');
});

test('keeps the focus in view when its code arrives late, in the link or below it', async ({
  page,
}) => {
  const footerLink = page.getByRole('contentinfo').getByRole('link').first();
  for (const focused of [ownLineOf(page).link, footerLink]) {
    const code = Promise.withResolvers<void>();
    await page.route(chartCode, async (route) => {
      await code.promise;
      await route.continue();
    });
    await open(page, '/product');
    await focused.focus();
    await expect(focused).toBeInViewport({ ratio: 1 });
    code.resolve();
    await expect(ownLineOf(page).slider(staging)).toHaveCount(1);
    await expect(focused).toBeInViewport({ ratio: 1 });
  }
});
