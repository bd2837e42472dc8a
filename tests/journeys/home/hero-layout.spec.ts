import type { Locator } from '@playwright/test';
import { heroSlides } from '#content/hero-slides.ts';
import { getHero } from '#tests/support/page/hero.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

for (const [width, height] of [
  [360, 740],
  [1024, 640],
  [1440, 780],
] as const)
  test(`at ${width} × ${height}, slides clear the dots and share two links`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    const { section, slide, dot, expectShown } = getHero(page);
    const links = new Set<string>();
    for (const number of heroSlides.map((_, index) => index + 1)) {
      await dot(number).dispatchEvent('click');
      await expectShown(number);
      const { top } = await getBox(dot(number));
      for (const part of ['heading', 'paragraph', 'figure'] as const)
        expect((await getBox(slide(number).getByRole(part).last())).bottom).toBeLessThan(top);
      links.add(await describeLinks(slide(number)));
    }
    expect([...links]).toHaveLength(1);
    // On phones the hero is as tall as its text and drawing.
    if (width >= 1024) expect((await getBox(section)).bottom).toBeCloseTo(height, 1);
  });

function getBox(element: Locator) {
  return element.evaluate((el) => el.getBoundingClientRect());
}

/** Describes where a slide's links are, and where they lead. */
async function describeLinks(slide: Locator): Promise<string> {
  const links = await slide.getByRole('link').evaluateAll((anchors: HTMLAnchorElement[]) =>
    anchors.map((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return [link.textContent, link.hash, ...[x, y, width, height].map(Math.round)];
    }),
  );
  expect(links).toHaveLength(2);
  return JSON.stringify(links);
}
