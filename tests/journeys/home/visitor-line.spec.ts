import type { Locator, Page } from '@playwright/test';
import { computeTimeline } from '#app/drawings/visitor-line/geometry.ts';
import { approach } from '#content/approach.ts';
import { stages } from '#content/pipeline.ts';
import { visitorLine } from '#content/visitor-line.ts';
import { findUnreadableLines } from '#tests/support/checks/readability.ts';
import { advanceClock, open, openWithStoppedClock, waitForIdle } from '#tests/support/page/open.ts';
import { swipe } from '#tests/support/page/pointer.ts';
import { expectTop } from '#tests/support/page/scrolling.ts';
import { expect, test } from '#tests/support/page/test.ts';

const { example } = visitorLine;
const [push, review, staging] = [stages.push.name, stages.review.name, stages.staging.name];
const stageNames = Object.values(stages).map(({ name }) => name);
/** The example's durations, in the order of the sliders. */
const durations = [
  ...example.waits.map((hours, index) => ({ name: stageNames[index] ?? '', hours })),
  { name: visitorLine.handsOn, hours: example.handsOn },
];
const resultFor = (waits: readonly number[], handsOn = example.handsOn) =>
  visitorLine.result(computeTimeline({ waits, handsOn }));

function getLine(page: Page) {
  const section = page.locator('#approach');
  return {
    section,
    chart: section.locator('figure'),
    heading: section.getByRole('heading', { level: 2 }),
    status: page.locator('#approach > [aria-live]'),
    slider: (name: string) => section.getByRole('slider', { name, exact: true }),
    send: section.getByRole('link', { name: visitorLine.putInMessage }),
    copy: section.getByRole('button', { name: visitorLine.copy.label }),
    reset: section.getByRole('button', { name: visitorLine.reset }),
  };
}

async function getCentre(slider: Locator) {
  await slider.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

/** The length of the chart's axis until the chart switches to weeks. */
const axisHours = 80;

async function hoursToPixels(hours: number, page: Page) {
  return (hours / axisHours) * ((await getLine(page).chart.boundingBox())?.width ?? 0);
}

async function dragRing(page: Page, name: string, dx: number) {
  const { x, y } = await getCentre(getLine(page).slider(name));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y, { steps: 5 });
  await page.mouse.up();
}

test('the first change turns the example into the visitor’s line', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  const { section, heading, status, slider, send, copy, reset } = getLine(page);
  await expect(heading).toHaveText(visitorLine.question);
  await expect(section).toContainText(visitorLine.tags.example);
  for (const action of [send, copy, reset]) await expect(action).toHaveCount(0);
  const heightBefore = (await section.boundingBox())?.height;

  const result = resultFor([2, 6, 32, 4, 20]);
  for (const hours of ['31', '32']) {
    await slider(review).fill(hours);
    await advanceClock(page, 299);
    await expect(status).toBeEmpty();
  }
  await expect(heading).toHaveText(result);
  await advanceClock(page, 1);
  await expect(section).toContainText(visitorLine.tags.visitor);
  await expect(section).toContainText(visitorLine.partlyExample);
  await expect(status).toContainText(result);
  await expect(slider(review)).toHaveAttribute('aria-valuetext', visitorLine.hoursInWords(32));
  for (const action of [send, copy, reset]) await expect(action).toBeVisible();
  expect((await section.boundingBox())?.height).toBe(heightBefore);

  await reset.click();
  await expect(heading).toHaveText(visitorLine.question);
  await advanceClock(page, 300);
  await expect(status).toContainText(visitorLine.tags.example);
  await expect(slider(push)).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem('line'))).toBeNull();
});

test('the visitor’s line is stored for this tab only', async ({ page, context }) => {
  await open(page, '/');
  const { heading, slider } = getLine(page);
  await slider(review).fill('32');
  await open(page, '/about');
  await open(page, '/');
  await expect(heading).toHaveText(resultFor([2, 6, 32, 4, 20]));
  const another = await context.newPage();
  await open(another, '/');
  await expect(getLine(another).heading).toHaveText(visitorLine.question);
});

test('the rings of the visitor’s line can be reached and changed by keyboard', async ({ page }) => {
  await open(page, '/');
  const { slider } = getLine(page);
  await slider(push).focus();
  for (const { name, hours } of durations) {
    await expect(slider(name)).toBeFocused();
    for (const [key, value] of [
      ['PageUp', hours + 8],
      ['ArrowLeft', hours + 7],
      ['Home', 0],
      ['End', 400],
    ] as const) {
      await page.keyboard.press(key);
      await expect(slider(name)).toHaveValue(`${value}`);
    }
    await page.keyboard.press('Tab');
  }
});

test('the visitor’s line switches to weeks when a ring is dragged far', async ({ page }) => {
  await open(page, '/');
  const { slider, section } = getLine(page);
  await dragRing(page, review, await hoursToPixels(8, page));
  await expect(slider(review)).toHaveValue('32');
  await dragRing(page, staging, await hoursToPixels(80, page));
  await expect(slider(staging)).toHaveValue('100');
  await expect(section).toContainText(visitorLine.axis.week.note);
  await slider(staging).fill('20');
  await expect(section).toContainText(visitorLine.axis.day.note);
});

test('only a valid link shows the visitor’s line to somebody else', async ({ page, context }) => {
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
  await expect(opened.heading).toHaveText(resultFor([2, 6, 32, 4, 20]));
  await expect(another).toHaveURL('/#approach');
  await expectTop(opened.section, 80);
  await expect(opened.status).toContainText(visitorLine.tags.sender);
  await expect(opened.section).not.toContainText(visitorLine.partlyExample);
  await expect(opened.section.getByRole('slider')).toHaveCount(0);
  await expect(opened.send).toHaveCount(0);

  for (const invalid of ['2-6-24-4-20', '2-6-24-4-20-401', '%E0%A4%A'])
    await another.evaluate((text) => void (location.hash = `line=${text}`), invalid);
  await expect(opened.heading).toHaveText(resultFor([2, 6, 32, 4, 20]));

  await opened.section.getByRole('button', { name: visitorLine.drawOwn }).click();
  await expect(opened.heading).toHaveText(visitorLine.question);
  await expect(opened.slider(push)).toBeFocused();
  expect(await another.evaluate(() => sessionStorage.getItem('line'))).toBeNull();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a finger drags a ring of the visitor’s line or scrolls the page', async ({ page }) => {
    await open(page, '/');
    const { slider, section } = getLine(page);
    const scrollFromRing = async () => {
      const ring = await getCentre(slider(staging));
      await waitForIdle(page);
      // The page still scrolls for a moment after the finger has left.
      const atRest = page.evaluate(() => new Promise((end) => addEventListener('scrollend', end)));
      await swipe(page, ring, { x: ring.x + 40, y: ring.y - 120 });
      await atRest;
    };
    await scrollFromRing();
    await expect(section).toContainText(visitorLine.tags.example);
    const from = await getCentre(slider(staging));
    await swipe(page, from, { x: from.x + (await hoursToPixels(8, page)), y: from.y });
    await expect(slider(staging)).toHaveValue('28');
    await scrollFromRing();
    await expect(slider(staging)).toHaveValue('28');
  });

  test('a tap on a ring of the visitor’s line offers buttons to change it', async ({ page }) => {
    await open(page, '/');
    const { slider, section } = getLine(page);
    const { x, y } = await getCentre(slider(staging));
    await page.touchscreen.tap(x, y);
    await expect(slider(staging)).toHaveValue('20');
    await section.getByText(visitorLine.more, { exact: true }).tap();
    await section.getByText(visitorLine.more, { exact: true }).tap();
    await section.getByText(visitorLine.fewer, { exact: true }).tap();
    await expect(slider(staging)).toHaveValue('21');
  });
});

test('the visitor’s line is readable from 6 to 2,400 hours at 320 and 1280px', async ({ page }) => {
  await open(page, '/');
  const { automate, design, operate } = approach.steps;
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const line of [
      [0, 1, 2, 0, 1, 2],
      [1, 1, 1, 1, 93, 5],
      [400, 400, 400, 400, 400, 400],
    ])
      await test.step(`${line.join('-')}, ${width} pixels wide`, async () => {
        const { chart, slider } = getLine(page);
        for (const [index, { name }] of durations.entries())
          await slider(name).fill(`${line[index]}`);
        await chart.scrollIntoViewIfNeeded();
        for (const { name } of [automate, design, operate])
          await expect(chart.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
        await expect.poll(() => findUnreadableLines(page)).toEqual([]);
      });
  }
});

test('the visitor’s line can be drawn and sent where storage is blocked', async ({ page }) => {
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
  await expect(heading).toHaveText(resultFor([2, 6, 24, 4, 30]));
  await send.click();
  await expectTop(page.locator('#contact'), 80);
});
