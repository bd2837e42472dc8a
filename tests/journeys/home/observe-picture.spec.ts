import { heroSlides } from '#content/hero-slides.ts';
import { pictures } from '#generator/assets/pictures/pictures.ts';
import { heroOf } from '#tests/support/page/hero.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

const compositions = Object.entries(pictures).filter(([name]) => name.startsWith('observe-'));
const windows = [
  [360, 740],
  [699, 900],
  [700, 900],
  [1023, 768],
  [1024, 768],
  [1280, 720],
  [1280, 1024],
  [1440, 780],
  [1440, 900],
  [1920, 1080],
  [2560, 1300],
] as const;

test('every window has the composition whose letters are large enough in it', async ({ page }) => {
  await open(page, '/');
  const { slide, dot } = heroOf(page);
  const number =
    heroSlides.findIndex(
      (found) => found.type === 'image' && found.image.name === 'observe-feature',
    ) + 1;
  await dot(number).click();
  const image = slide(number).getByRole('img');
  const shown = new Set<string>();
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const source = await image.evaluate(
      (found) =>
        [...(found.closest('picture')?.querySelectorAll('source') ?? [])].find(
          ({ media }) => !media || matchMedia(media).matches,
        )?.srcset ?? '',
    );
    const [name, picture] =
      compositions.find(([name]) =>
        new RegExp(`^/assets/${name}-[\\w-]{8}-\\d+\\.avif `).test(source),
      ) ?? [];
    if (!name || !picture || !('narrowest' in picture)) throw new Error(`Nothing draws ${source}`);
    shown.add(name);
    await expect
      .poll(() => image.evaluate((found: HTMLImageElement) => found.currentSrc))
      .toContain(`/assets/${name}-`);
    const box = await image.boundingBox();
    expect(box?.width, `${name} in a window of ${width}`).toBeGreaterThanOrEqual(
      picture.narrowest - 0.5,
    );
  }
  expect(shown.size).toBe(compositions.length);
});
