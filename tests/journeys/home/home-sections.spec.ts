import { approach } from '#content/approach.ts';
import { company } from '#content/company.ts';
import { contactWords } from '#content/contact-words.ts';
import { servicesSection } from '#content/services.ts';
import { solutions } from '#content/solutions.ts';
import { readThrough } from '#tests/support/page/animations.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

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

test('both offerings in full, side by side, every capability explained', async ({ page }) => {
  await open(page, '/');
  const articles = page.locator('#solutions').getByRole('article');
  await expect(articles).toHaveCount(2);
  for (const [index, { name, capabilities }] of solutions.items.entries()) {
    const article = articles.nth(index);
    await expect(article.getByRole('heading')).toHaveText(name);
    await expect(article.getByRole('term')).toHaveText(capabilities.map((one) => one.name));
    await expect(article.getByRole('definition')).toHaveText(capabilities.map((one) => one.text));
  }
  await readThrough(page);
  const [left, right] = await Promise.all([
    articles.nth(0).boundingBox(),
    articles.nth(1).boundingBox(),
  ]);
  expect(left?.y).toBe(right?.y);
  expect(right?.x).toBeGreaterThan(left?.x ?? Number.NaN);

  // A drawing stands over each, for the eye only.
  for (const article of await articles.all()) {
    const drawing = article.locator('svg');
    await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    const [box, drawn, name] = await Promise.all([
      drawing.boundingBox(),
      drawing.locator('use').evaluate((use: SVGUseElement) => use.getBBox().height),
      article.getByRole('heading').boundingBox(),
    ]);
    expect(drawn).toBeGreaterThan(80);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(name?.y ?? 0);
  }

  await articles.nth(0).getByRole('link').click();
  await expect(page).toHaveURL('/product');
});

test('on a phone what an offering covers is folded, and opened by a press', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  for (const { name, capabilities } of solutions.items) {
    const article = page.locator('#solutions').getByRole('article').filter({ hasText: name });
    const last = article.getByText(capabilities.at(-1)?.text ?? '');
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
      .locator('#hero, #solutions')
      .getByText('on-prem', { exact: true })
      .evaluateAll((all) => all.map((word) => word.getClientRects().length));
    expect(lines, `in a window of ${width}`).toEqual([1, 1]);
  }
});

test('the approach: its steps, each with what the client gets', async ({ page }) => {
  await open(page, '/');
  const steps = page.locator('#approach').getByRole('listitem');
  await expect(steps).toHaveCount(approach.steps.length);
  for (const [index, { name }] of approach.steps.entries()) {
    await expect(steps.nth(index).getByRole('heading', { level: 3 })).toHaveText(name);
    await expect(steps.nth(index).getByRole('paragraph').last()).toHaveText(/^You get\s.{20,}/);
  }
});
