import type { Page } from '@playwright/test';
import { constants } from '#content/constants.ts';
import { heroOf } from '#tests/support/page/hero.ts';
import { open, openInStoppedTime, pass, settled } from '#tests/support/page/open.ts';
import { pagePaths } from '#tests/support/page/paths.ts';
import { stages } from '#tests/support/page/stages.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

const { tooltipOpenDelay: delay, tooltipSkipDelay: skipDelay } = constants;
const [, , , preview = '', staging = ''] = stages;

function label(page: Page, name: string) {
  return page.locator('main').getByRole('button', { name, exact: true });
}

function tooltip(page: Page) {
  return page.getByRole('tooltip');
}

async function pointAway(page: Page) {
  await page.mouse.move(640, 8);
}

/** The tooltip opens at the delay, to the millisecond. */
async function expectDelayed(page: Page) {
  await pass(page, delay - 1);
  await expect(tooltip(page)).toHaveCount(0);
  await pass(page, 1);
  await expect(tooltip(page)).toBeVisible();
}

/** Lists the labels and stations of its drawing that a tooltip covers. */
function findCovered(tip: Element): string[] {
  const own = tip.getBoundingClientRect();
  const parts = tip.closest('.graph')?.querySelectorAll('button, .graph-plan circle') ?? [];
  return [...parts].flatMap((part) => {
    const { left, right, top, bottom, width } = part.getBoundingClientRect();
    const apart = right <= own.left || left >= own.right || bottom <= own.top || top >= own.bottom;
    return width === 0 || apart ? [] : [part.textContent || part.outerHTML];
  });
}

for (const path of ['/', '/product']) {
  test(`explains every stage of the drawing on ${path}`, async ({ page }) => {
    await open(page, path);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await settled(page);
      const explanations = new Set<string>();
      for (const name of stages) {
        await label(page, name).focus();
        await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
        const words = await tooltip(page).innerText();
        expect(words).toMatch(/\w+ \w+ \w+/);
        await expect(label(page, name)).toHaveAccessibleDescription(words);
        const covered = await tooltip(page).evaluate(findCovered);
        // At the foot of a narrow window it may cover other labels, but never its own.
        const mustShow = width < 700 ? covered.filter((part) => part === name) : covered;
        expect(mustShow, `${name} at ${width}`).toEqual([]);
        explanations.add(words);
      }
      expect(explanations.size).toBe(stages.length);

      // Nothing covers the labels.
      await page.keyboard.press('Escape');
      for (const name of stages) {
        const uncovered = await label(page, name).evaluate((found) => {
          found.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { left, top, width, height } = found.getBoundingClientRect();
          return found.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
        expect(uncovered, name).toBe(true);
      }
    }
  });
}

test('names every control without words', async ({ page }) => {
  for (const path of pagePaths) {
    await open(page, path);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await settled(page);
      const controls = page.getByRole('button').or(page.getByRole('link'));
      for (const control of await controls.filter({ hasNotText: /\S/ }).all()) {
        const name = (await control.getAttribute('aria-label')) ?? '';
        expect(name).not.toBe('');
        await control.focus();
        await expect(tooltip(page)).toHaveText(name);
        await page.keyboard.press('Escape');
        await expect(tooltip(page)).toHaveCount(0);
      }
    }
  }
});

test('opens under a pointer that rests, and stays for one that moves onto it', async ({ page }) => {
  await page.emulateMedia(inMotion);
  await openInStoppedTime(page, '/');
  await label(page, staging).hover();
  await pass(page, 400);
  await pointAway(page);
  await pass(page, 2000);
  await expect(tooltip(page)).toHaveCount(0);

  await label(page, staging).hover();
  await expectDelayed(page);
  await tooltip(page).hover();
  await pass(page, 5000);
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);

  await pointAway(page);
  await pass(page, 500);
  await label(page, staging).hover();
  await expectDelayed(page);
  await pointAway(page);
  await pass(page, 500);
  await expect(tooltip(page)).toHaveCount(0);
});

test('opens at once shortly after another has closed, and after its delay later', async ({
  page,
}) => {
  await openInStoppedTime(page, '/');
  await label(page, staging).hover();
  await pass(page, delay);
  const words = await tooltip(page).innerText();

  await pointAway(page);
  await pass(page, skipDelay - 50);
  await expect(tooltip(page)).toHaveCount(0);
  await label(page, preview).hover();
  await pass(page, 1);
  await expect(tooltip(page)).toBeVisible();
  await expect(tooltip(page)).not.toHaveText(words);

  await pointAway(page);
  await pass(page, 500);
  await label(page, staging).hover();
  await expectDelayed(page);
  await expect(tooltip(page)).toHaveText(words);
});

test('stays with its control when the window changes', async ({ page }) => {
  await page.emulateMedia(inMotion);
  await open(page, '/');
  const { pause } = heroOf(page);
  await pause.focus();
  await expect(tooltip(page)).toBeVisible();
  const apart = async () => {
    const [control, tip] = [await pause.boundingBox(), await tooltip(page).boundingBox()];
    return [(tip?.x ?? 0) - (control?.x ?? 0), (tip?.y ?? 0) - (control?.y ?? 0)].map(Math.round);
  };
  const before = await apart();
  await page.setViewportSize({ width: 1100, height: 860 });
  await expect.poll(apart).toEqual(before);
});

test('opens at once on focus, until Escape or the next focus', async ({ page }) => {
  await page.emulateMedia(inMotion);
  await openInStoppedTime(page, '/');
  await label(page, staging).focus();
  await expect(tooltip(page)).toBeVisible();
  const words = await tooltip(page).innerText();
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveCount(1);
  await expect(tooltip(page)).not.toHaveText(words);
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await pass(page, 5000);
  await expect(tooltip(page)).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('opens at a tap on a stage, and closes at a tap elsewhere', async ({ page }) => {
    await open(page, '/');
    await label(page, staging).tap();
    await expect(tooltip(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(tooltip(page)).toHaveCount(0);
  });
});
