import type { Locator } from '@playwright/test';
import { approach } from '#content/approach.ts';
import { company } from '#content/company.ts';
import { contactWords } from '#content/contact.ts';
import { servicesSection } from '#content/services.ts';
import { incident, solutions } from '#content/solutions.ts';
import { readThrough } from '#tests/support/page/animations.ts';
import { hydrated, open } from '#tests/support/page/open.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

test('the sections stand in their order, under the title', async ({ page }) => {
  await open(page, '/');
  const order = await page.evaluate(() =>
    ['header', '#hero', '#services', '#solutions', '#approach', '#contact', 'footer'].map(
      (place) => document.querySelector(place)?.getBoundingClientRect().top ?? Number.NaN,
    ),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order.some(Number.isNaN)).toBe(false);
  const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(['hero', 'services', 'solutions', 'approach', 'contact']);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.tagline);
  const titles = page.getByRole('heading', { level: 2, includeHidden: true });
  await expect(titles).toHaveText([
    company.products.launch,
    company.products.observe,
    servicesSection.title,
    solutions.title,
    approach.title,
    contactWords.title,
  ]);
});

test('both offerings side by side, every capability named, those of Observe explained', async ({
  page,
}) => {
  await open(page, '/');
  const [launch, observe] = solutions.items;
  const articles = page.locator('#solutions').getByRole('article');
  await expect(articles.getByRole('heading')).toHaveText([launch.name, observe.name]);
  const [left, right] = [articles.first(), articles.last()];
  await expect(left.getByRole('listitem')).toHaveText(launch.capabilities.map(({ name }) => name));
  await expect(right.getByRole('term')).toHaveText(observe.capabilities.map(({ name }) => name));
  await expect(right.getByRole('definition')).toHaveText(
    observe.capabilities.map(({ text }) => text),
  );
  await left.getByRole('link').click();
  await expect(page).toHaveURL(launch.link.href);
});

test('one drawing runs on from the one into the other, drawn as it comes into view', async ({
  page,
}) => {
  await page.emulateMedia(inMotion);
  await open(page, '/');
  const halves = (['launch', 'observe'] as const).map((half) =>
    page.locator('#solutions').getByRole('img', { name: incident[half].description }),
  );
  const hidden = (half: Locator) =>
    half.evaluate((found) => getComputedStyle(found, '::after').transform === 'none');
  for (const half of halves) expect(await hidden(half)).toBe(true);
  await readThrough(page);
  for (const half of halves) expect(await hidden(half)).toBe(false);

  for (const width of [701, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const [left, right] = await Promise.all(halves.map((half) => half.boundingBox()));
    expect(left?.y, `in a window of ${width}`).toBe(right?.y);
    expect(left?.width).toBe(right?.width);
  }

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await hydrated(page);
  for (const half of halves) expect(await hidden(half)).toBe(false);
});

test('on a phone what an offering covers is folded, and opened by a press', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  for (const { name, capabilities } of solutions.items) {
    const article = page.locator('#solutions').getByRole('article').filter({ hasText: name });
    const last = article.getByText(capabilities.at(-1)?.name ?? '');
    await expect(last).toBeHidden();
    await article.getByText(solutions.covers).click();
    await expect(last).toBeVisible();
  }
  await page.setViewportSize({ width: 800, height: 740 });
  for (const fold of await page.getByText(solutions.covers).all()) await expect(fold).toBeHidden();
});

test('on-prem is one word on every line', async ({ page }) => {
  await open(page, '/');
  for (let width = 360; width <= 1920; width += 40) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await page
      .locator('#hero')
      .getByText('on-prem', { exact: true })
      .evaluate((word) => word.getClientRects().length);
    expect(lines, `in a window of ${width}`).toBe(1);
  }
});

test('the approach: its steps, each with what the client gets', async ({ page }) => {
  await open(page, '/');
  const steps = page.locator('#approach').getByRole('listitem');
  await expect(steps).toHaveCount(approach.steps.length);
  for (const [index, { name, outcome }] of approach.steps.entries()) {
    await expect(steps.nth(index).getByRole('heading', { level: 3 })).toHaveText(name);
    await expect(steps.nth(index).getByRole('paragraph').last()).toHaveText(
      `${approach.outcomeLabel} ${outcome}`,
    );
  }
});
