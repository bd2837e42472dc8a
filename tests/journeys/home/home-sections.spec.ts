import { approach } from '#content/approach.ts';
import { company } from '#content/company.ts';
import { contactWords } from '#content/contact.ts';
import { heroSlides } from '#content/hero-slides.ts';
import { servicesSection } from '#content/services.ts';
import { solutions } from '#content/solutions.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

test('shows the sections in order, below the tagline', async ({ page }) => {
  await open(page, '/');
  const places = page.locator('header, main section[id], footer');
  const order = await places.evaluateAll((all) =>
    all
      .map((place) => [place.id || place.localName, place.getBoundingClientRect().top] as const)
      .toSorted(([, one], [, other]) => one - other)
      .map(([name]) => name),
  );
  expect(order.join()).toBe('header,hero,services,solutions,approach,contact,footer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.tagline);
  await expect(page.getByRole('heading', { level: 2, includeHidden: true })).toHaveText([
    ...heroSlides.map(({ title }) => title),
    ...[servicesSection, solutions, approach, contactWords].map(({ title }) => title),
  ]);
});

test('names every capability of both offerings, and explains those of Observe', async ({
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
  await expect(right.locator(`a[href="${observe.link.href}"]`)).toBeVisible();
  await left.getByRole('link').click();
  await expect(page).toHaveURL(launch.link.href);
});

test('folds the capabilities on a phone, and opens them at a tap', async ({ page }) => {
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

test('shows each step of the approach with its outcome', async ({ page }) => {
  await open(page, '/');
  const steps = page.locator('#approach').getByRole('listitem');
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText(
    approach.steps.map(({ name }) => name),
  );
  for (const [index, { outcome }] of approach.steps.entries())
    await expect(steps.nth(index).getByRole('paragraph').last()).toHaveText(
      `${approach.outcomeLabel} ${outcome}`,
    );
});
