import type { Locator } from '@playwright/test';
import { heroSlides } from '#content/hero-slides.ts';
import { operations, stages } from '#content/pipeline.ts';
import { getHero } from '#tests/support/page/hero.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

const boxOf = (element: Locator) => element.evaluate((found) => found.getBoundingClientRect());

for (const [width, height] of [
  [360, 740],
  [1024, 640],
  [1024, 1366],
  [1440, 780],
  [2560, 1300],
] as const)
  test(`fits headline, slides, dots and image, ${width} by ${height} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    const { section, slide, dot, pause, expectShown } = getHero(page);
    const { size, lines } = await page.getByRole('heading', { level: 1 }).evaluate((headline) => {
      const size = Number.parseFloat(getComputedStyle(headline).fontSize);
      return { size, lines: headline.clientHeight / size };
    });
    // audits.spec.ts checks that all of it is in the viewport.
    expect(size).toBeGreaterThan(Math.min(width, 1728) / 32);
    expect(lines).toBeLessThan(2.5);

    const links = new Set<string>();
    for (const index of heroSlides.keys()) {
      await dot(index + 1).dispatchEvent('click');
      await expectShown(index + 1);
      const dots = await boxOf(dot(1));
      for (const part of [
        slide(index + 1).getByRole('heading'),
        slide(index + 1)
          .getByRole('link')
          .last(),
        slide(index + 1).locator('figcaption'),
      ]) {
        if (await part.isVisible())
          expect((await boxOf(part)).bottom).toBeLessThanOrEqual(dots.top + 0.5);
      }
      links.add(await slide(index + 1).evaluate(describeLinks));
    }
    expect([...links], 'the same actions on each slide').toHaveLength(1);
    const image = section.getByRole('img', { name: /.{20}/ });
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
    expect((await boxOf(image)).right).toBeLessThanOrEqual(width + 0.5);

    // From 1024 pixels up the hero fills the viewport, unless that is portrait.
    if (width >= 1024 && width > height) {
      expect((await boxOf(section)).bottom).toBeCloseTo(height, 1);
      expect((await boxOf(dot(1))).bottom).toBeLessThanOrEqual(height);
      await expect(pause.or(dot(1)).first()).toBeInViewport({ ratio: 1 });
    }
  });

/** Describes a slide's links: where they are, and where they lead. */
function describeLinks(slide: Element): string {
  const links = [...slide.querySelectorAll('a')].map((link) => {
    const { x, y, width, height } = link.getBoundingClientRect();
    return [link.textContent, link.hash, ...[x, y, width, height].map(Math.round)];
  });
  return JSON.stringify(links);
}

test('on phones, headline, text and drawing are apart, and the first stage is above the fold', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, '/');
  const slide = getHero(page).slide(1);
  const label = (name: string) => slide.getByRole('button', { name, exact: true });
  const gap = async (above: Locator, below: Locator) =>
    (await boxOf(below)).top - (await boxOf(above)).bottom;
  const headline = page.getByRole('heading', { level: 1 });
  expect(await gap(headline, slide.getByRole('heading'))).toBeGreaterThanOrEqual(28);
  const text = slide.getByRole('paragraph').first();
  expect(await gap(text, label(operations.backups.name))).toBeGreaterThanOrEqual(20);
  await expect(label(stages.push.name)).toBeInViewport({ ratio: 1 });
});
