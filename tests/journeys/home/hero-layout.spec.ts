import type { Locator } from '@playwright/test';
import { company } from '#content/company.ts';
import { heroSlides } from '#content/hero-slides.ts';
import { operations, releaseGraph, stages } from '#content/pipeline.ts';
import { headlineWidth, headlineWidthOnTwoLines } from '#generator/assets/fonts/text-width.ts';
import { drawingSlide, heroOf, pictureSlide } from '#tests/support/page/hero.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

const windows = [
  [360, 740],
  [699, 900],
  [768, 1024],
  [1023, 768],
  [1024, 640],
  [1024, 768],
  [1024, 1366],
  [1280, 600],
  [1280, 640],
  [1280, 1024],
  [1440, 780],
  [1920, 1080],
  [2560, 1300],
] as const;

test('keeps the dots below the slide in every window', async ({ page }) => {
  await page.emulateMedia(inMotion);
  await open(page, '/');
  const { section, slide, dot, play } = heroOf(page);
  for (const [index, { type, actions }] of heroSlides.entries()) {
    const shown = slide(index + 1);
    await dot(index + 1).click();
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      const parts = [
        shown.getByRole('heading'),
        ...(actions ? [shown.getByRole('link').first()] : []),
        ...(await shown.locator('figcaption').filter({ visible: true }).all()),
        type === 'image'
          ? shown.getByRole('img')
          : shown.getByRole('button', { name: stages.push.name }),
      ];
      const ends = await Promise.all(parts.map(async (part) => (await edges(part)).bottom));
      const end = Math.max(...ends) - 0.5;
      for (const control of [dot(index + 1), play])
        expect((await edges(control)).top, `${width} by ${height}`).toBeGreaterThanOrEqual(end);

      // From 1024 pixels up the hero is the window, unless that is narrow and upright.
      if (width < 1024 || width < height * 0.8) continue;
      expect(await edges(section)).toEqual({ top: 0, bottom: Math.min(height, 1080) });
      expect((await edges(dot(1))).bottom).toBeLessThanOrEqual(Math.min(height, 1080));
    }
  }
});

async function edges(part: Locator) {
  const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
  return { top: y, bottom: y + height };
}

test('shows the image observe-feature, uncut and wide enough for its words in every window', async ({
  page,
}) => {
  await open(page, '/');
  const { slide, dot } = heroOf(page);
  await dot(pictureSlide).click();
  const image = slide(pictureSlide).getByRole('img');
  await expect(image).toHaveAttribute('alt', /.{20}/);
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const least = width < 700 ? 280 : width < 1280 ? 621 : width < 1600 ? 886 : 1100;
    // The picture for the window before stays until its own has arrived.
    const room = () =>
      image.evaluate((found: HTMLImageElement) => {
        const { width, right } = found.getBoundingClientRect();
        const drawn = found.complete && /\/observe-feature[^/]*\.svg$/.test(found.currentSrc);
        return drawn && right <= innerWidth + 0.5 ? width : -1;
      });
    await expect
      .poll(room, { message: `${width} by ${height}` })
      .toBeGreaterThanOrEqual(least - 0.5);
  }
});

for (const width of [390, 768, 1280]) {
  test(`shows the pipeline in motion, ${width} pixels wide`, async ({ page }) => {
    await page.emulateMedia(inMotion);
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/');
    const shown = heroOf(page).slide(drawingSlide);
    await heroOf(page).dot(drawingSlide).click();
    for (const { name } of [...Object.values(stages), ...Object.values(operations)])
      await expect(shown.getByRole('button', { name, exact: true })).toBeVisible();
    for (const line of releaseGraph.key) await expect(shown.getByText(line)).toBeVisible();
    // It plays once: on a busy machine it has come to its end by now.
    const played = () =>
      shown.evaluate(
        (found) =>
          found
            .getAnimations({ subtree: true })
            .filter(({ playState, currentTime }) => playState !== 'paused' && currentTime).length,
      );
    await expect.poll(played).toBeGreaterThan(0);
  });
}

test('fits the headline to its words', async ({ page }) => {
  await open(page, '/');
  const headline = page.getByRole('heading', { level: 1 });
  for (const words of [
    company.tagline,
    'Reliable software every single day',
    'Cloud platforms for large companies run with machines',
    'Ship it',
  ]) {
    // As the build writes them.
    await headline.evaluate(
      (found, { words, widths }) => {
        found.textContent = words;
        for (const [name, width] of Object.entries(widths))
          document.documentElement.style.setProperty(name, String(width));
      },
      {
        words,
        widths: {
          '--headline-width': headlineWidth(words),
          '--headline-line-width': headlineWidthOnTwoLines(words),
        },
      },
    );
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      const where = `${words} in ${width} by ${height}`;
      const { size, tall, left, right, bottom, below } = await headline.evaluate((found) => {
        const words = document.createRange();
        words.selectNodeContents(found);
        const { left, right } = words.getBoundingClientRect();
        const { height: tall, bottom } = found.getBoundingClientRect();
        const size = Number.parseFloat(getComputedStyle(found).fontSize);
        const below = document.querySelector('#hero h2')?.getBoundingClientRect().top ?? 0;
        return { size, tall, left, right, bottom, below };
      });
      expect(size, where).toBeGreaterThan(Math.min(width, 1728) / 32);
      expect(tall, where).toBeLessThan(2.5 * size);
      expect(left, where).toBeGreaterThan(0);
      expect(right, where).toBeLessThan(width - 10);
      expect(bottom, where).toBeLessThan(below);
    }
  }
});
