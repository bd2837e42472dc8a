import type { Locator, Page } from '@playwright/test';
import { measureLine } from '#app/drawings/visitor-line/geometry.ts';
import { approach } from '#content/approach.ts';
import { stages } from '#content/pipeline.ts';
import { visitorLine } from '#content/visitor-line.ts';
import {
  advanceClock,
  open,
  openWithStoppedClock,
  waitForHydration,
} from '#tests/support/page/open.ts';
import { expectTop, scrollY, waitForScrollEnd } from '#tests/support/page/scrolling.ts';
import { expect, test } from '#tests/support/page/test.ts';
import { cancelTouch, swipe } from '#tests/support/page/touch.ts';

const { example } = visitorLine;
const names = Object.values(stages).map(({ name }) => name);
const waiting = names.slice(0, -1);
const [review, staging] = [stages.review.name, stages.staging.name];
const resultOf = (waits: readonly number[], work = example.work) =>
  visitorLine.result(measureLine({ waits, work }));

function getLine(page: Page) {
  const section = page.locator('#approach');
  return {
    section,
    heading: section.getByRole('heading', { level: 2 }),
    status: section.locator('.approach-board > [aria-live]').first(),
    slider: (name: string) => section.getByRole('slider', { name, exact: true }),
    send: section.getByRole('link', { name: visitorLine.putInMessage }),
    copy: section.getByRole('button', { name: visitorLine.copy.label }),
    reset: section.getByRole('button', { name: visitorLine.reset }),
  };
}

async function dragRing(page: Page, name: string, across: number, whileHeld?: () => Promise<void>) {
  const { slider } = getLine(page);
  await slider(name).scrollIntoViewIfNeeded();
  const { x, y } = await centreOf(slider(name));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + across, y, { steps: 5 });
  await whileHeld?.();
  await page.mouse.up();
}

async function centreOf(slider: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

test('becomes the visitor’s with the first ring, is announced at rest, and stays in the tab', async ({
  page,
  context,
}) => {
  await openWithStoppedClock(page, '/');
  const { section, heading, status, slider, send, copy, reset } = getLine(page);
  await expect(heading).toHaveText(visitorLine.question);
  await expect(section).toContainText(visitorLine.tags.example);
  for (const action of [send, copy, reset]) await expect(action).toHaveCount(0);
  const heights = async () => {
    const found: (number | undefined)[] = [];
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      found.push((await section.boundingBox())?.height);
    }
    return found;
  };
  const before = await heights();

  const drawn = resultOf([2, 6, 32, 4, 20]);
  for (const hours of ['31', '32']) {
    await slider(review).fill(hours);
    await advanceClock(page, 299);
    await expect(status).toBeEmpty();
  }
  await expect(heading).toHaveText(drawn);
  await advanceClock(page, 1);
  await expect(section).toContainText(visitorLine.tags.visitor);
  await expect(section).toContainText(visitorLine.partlyExample);
  await expect(status).toContainText(drawn);
  await expect(slider(review)).toHaveAttribute('aria-valuetext', visitorLine.hoursInWords(32));
  for (const action of [send, copy, reset]) await expect(action).toBeVisible();
  expect(await heights()).toEqual(before);

  await page.goto('/about');
  await page.goto('/');
  await waitForHydration(page);
  await expect(heading).toHaveText(drawn);
  // A page from the back/forward cache has missed what later pages changed.
  await page.evaluate(() => {
    sessionStorage.setItem('line', '1-2-3-4-5-6');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(heading).toHaveText(resultOf([1, 2, 3, 4, 5], 6));
  const another = await context.newPage();
  await open(another, '/');
  await expect(getLine(another).heading).toHaveText(visitorLine.question);

  await reset.click();
  await expect(heading).toHaveText(visitorLine.question);
  await advanceClock(page, 300);
  await expect(status).toContainText(visitorLine.tags.example);
  await expect(slider(stages.push.name)).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem('line'))).toBeNull();
});

test('moves by Tab from the push up to the hands-on time, by an hour, a day, and to its ends', async ({
  page,
}) => {
  await open(page, '/');
  const { slider } = getLine(page);
  const figures = [...example.waits, example.work];
  await slider(stages.push.name).focus();
  for (const [at, name] of [...waiting, visitorLine.handsOn].entries()) {
    const hours = figures[at] ?? 0;
    await expect(slider(name)).toBeFocused();
    for (const key of ['PageUp', 'ArrowRight']) await page.keyboard.press(key);
    await expect(slider(name)).toHaveValue(`${hours + 9}`);
    for (const key of ['PageDown', 'ArrowLeft']) await page.keyboard.press(key);
    await expect(slider(name)).toHaveValue(`${hours}`);
    await page.keyboard.press('Tab');
  }
  await slider(staging).focus();
  await page.keyboard.press('Home');
  await expect(slider(staging)).toHaveValue('0');
  await page.keyboard.press('End');
  await expect(slider(staging)).toHaveValue('400');
});

test('follows the pointer to the edge and past it, and then shows weeks', async ({ page }) => {
  await open(page, '/');
  const { section, slider, heading } = getLine(page);
  await dragRing(page, staging, 0);
  await expect(heading).toHaveText(visitorLine.question);
  const width = (await section.locator('figure').boundingBox())?.width ?? 0;
  await dragRing(page, review, (8 / 80) * width);
  await expect(slider(review)).toHaveValue('32');

  const note = section.locator('.approach-note');
  await dragRing(page, staging, width, async () => {
    // The axis stays while the ring is held, which waits at its edge.
    await expect(note).toContainText(visitorLine.axis.day.note);
    const { x = 0 } = (await slider(staging).boundingBox()) ?? {};
    const { x: chartX = 0 } = (await section.locator('figure').boundingBox()) ?? {};
    expect(x + 22 - chartX).toBeCloseTo(width, 0);
  });
  await expect(slider(staging)).toHaveValue('100');
  await expect(note).toContainText(visitorLine.axis.week.note);
  await slider(staging).fill('20');
  await expect(note).toContainText(visitorLine.axis.day.note);

  for (const name of [...waiting, visitorLine.handsOn]) await slider(name).fill('400');
  await expect(section).not.toContainText(visitorLine.partlyExample);
  // 70 weeks of 40 hours.
  await dragRing(page, staging, -(100 / 2800) * width);
  await expect(slider(staging)).toHaveValue('300');
  expect(await page.evaluate(() => document.body.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('copies a link that shows a colleague whose line it is, and offers to draw their own', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  const { slider, copy, section } = getLine(page);
  await slider(review).fill('32');
  await copy.click();
  await expect(section.getByText(visitorLine.copy.copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${new URL(page.url()).origin}/#line=2-6-32-4-20-6`);

  const another = await context.newPage();
  await open(another, link);
  const opened = getLine(another);
  await expect(opened.heading).toHaveText(resultOf([2, 6, 32, 4, 20]));
  await expect(another).toHaveURL('/#approach');
  await expectTop(another.locator('#approach'), 80);
  await expect(opened.section).toContainText(visitorLine.tags.sender);
  await expect(opened.status).toContainText(visitorLine.tags.sender);
  for (const text of [visitorLine.tags.visitor, visitorLine.partlyExample])
    await expect(opened.section).not.toContainText(text);
  await expect(opened.section.getByRole('slider')).toHaveCount(0);
  await expect(opened.send).toHaveCount(0);

  for (const wrong of ['2-6-24-4-20', '2-6-24-4-20-401', '%E0%A4%A'])
    await another.evaluate((text) => void (location.hash = `line=${text}`), wrong);
  await expect(opened.heading).toHaveText(resultOf([2, 6, 32, 4, 20]));

  await opened.section.getByRole('button', { name: visitorLine.drawOwn }).click();
  await expect(opened.heading).toHaveText(visitorLine.question);
  await expect(opened.slider(stages.push.name)).toBeFocused();
  expect(await another.evaluate(() => sessionStorage.getItem('line'))).toBeNull();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('moves with the finger that drags a ring', async ({ page }) => {
    await open(page, '/');
    const { slider, section } = getLine(page);
    await slider(staging).scrollIntoViewIfNeeded();
    await waitForScrollEnd(page);
    const width = (await section.locator('figure').boundingBox())?.width ?? 0;
    const from = await centreOf(slider(staging));
    await swipe(page, from, { x: from.x + (8 / 80) * width, y: from.y });
    await expect(slider(staging)).toHaveValue('28');
    await expect(section.getByText(visitorLine.more, { exact: true })).toHaveCount(0);
  });

  test('keeps the drawn line when a touch with two fingers is cancelled', async ({ page }) => {
    await open(page, '/');
    const { slider, heading } = getLine(page);
    await slider(review).fill('32');
    await slider(staging).scrollIntoViewIfNeeded();
    await waitForScrollEnd(page);
    await cancelTouch(page, await centreOf(slider(staging)), await centreOf(slider(review)));
    await expect(heading).toHaveText(resultOf([2, 6, 32, 4, 20]));
  });

  test('leaves the heading where it is while the page scrolls', async ({ page }) => {
    await open(page, '/');
    const { heading, section } = getLine(page);
    const offset = () =>
      heading.evaluate(
        (element) =>
          element.getBoundingClientRect().top -
          (element.closest('section')?.getBoundingClientRect().top ?? 0),
      );
    const before = await offset();
    await section.locator('figure').evaluate((chart) => {
      scrollBy(0, chart.getBoundingClientRect().top - 100);
    });
    await waitForScrollEnd(page);
    expect(await offset()).toBe(before);
  });

  test('scrolls with a swipe over a ring, and moves by hours with what a tapped ring offers', async ({
    page,
  }) => {
    await open(page, '/');
    const { slider, section, heading } = getLine(page);
    await slider(staging).scrollIntoViewIfNeeded();
    const from = await centreOf(slider(staging));
    const before = await scrollY(page);
    await swipe(page, from, { x: from.x, y: from.y - 200 });
    await expect.poll(() => scrollY(page)).toBeGreaterThan(before);
    await expect(heading).toHaveText(visitorLine.question);

    await slider(staging).scrollIntoViewIfNeeded();
    const { x, y } = await centreOf(slider(staging));
    await page.touchscreen.tap(x, y);
    await expect(slider(staging)).toHaveValue('20');
    await section.getByText(visitorLine.more, { exact: true }).tap();
    await section.getByText(visitorLine.more, { exact: true }).tap();
    await section.getByText(visitorLine.fewer, { exact: true }).tap();
    await expect(slider(staging)).toHaveValue('21');
  });
});

/** Waits, then the hands-on time: short ones, long ones, and lines that are all of one kind. */
const lines = [
  '0-0-0-0-0-0',
  '0-0-4-0-2-0',
  '0-2-8-1-7-2',
  '67-0-0-0-0-5',
  '1-1-1-1-1-15',
  '2-8-35-4-24-10',
  '0-0-0-0-3-80',
  '4-10-40-6-26-10',
  '1-1-1-1-93-5',
  '100-0-0-0-0-140',
  '10-60-200-30-99-20',
  '40-80-300-60-200-30',
  '400-400-400-400-400-400',
];

for (const width of [320, 390, 768, 1280])
  test(`has room for all its text, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/');
    const { section } = getLine(page);
    for (const line of lines) {
      await page.evaluate((text) => {
        sessionStorage.setItem('line', text);
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      }, line);
      for (const { name } of [
        approach.steps.automate,
        approach.steps.design,
        approach.steps.operate,
      ])
        await expect(section.locator('figure').getByText(name, { exact: true })).toBeVisible();
      await expect.poll(() => textFaults(section.locator('figure')), line).toEqual([]);
    }
  });

/** Lists texts that overlap another or leave the page. */
function textFaults(chart: Locator): Promise<string[]> {
  return chart.evaluate((figure) => {
    const texts = [...figure.querySelectorAll('b, .approach-name, .line-axis text, tspan')]
      .map((element) => ({
        text: element.textContent,
        ...element.getBoundingClientRect().toJSON(),
      }))
      .filter(({ text, width }) => text && width > 0) as (DOMRect & { text: string })[];
    const outside = texts.filter(({ left, right }) => left < 0 || right > innerWidth);
    const overlapping = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top + 6 < other.bottom &&
            other.top + 6 < one.bottom,
        )
        .map((other) => `${one.text} over ${other.text}`),
    );
    return [...outside.map(({ text }) => `${text} is outside`), ...overlapping];
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is the whole example, without rings', async ({ page }) => {
    await page.goto('/');
    const { section, slider } = getLine(page);
    await expect(section).toContainText(visitorLine.result(measureLine(example)));
    await expect(slider(staging)).toHaveCount(0);
    for (const name of names) await expect(section.getByText(name).first()).toBeVisible();
  });
});

test('draws where storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
  });
  await open(page, '/');
  const { slider, heading, send } = getLine(page);
  await slider(staging).fill('30');
  await expect(heading).toHaveText(resultOf([2, 6, 24, 4, 30]));
  await send.click();
  await expectTop(page.locator('#contact'), 80);
});
