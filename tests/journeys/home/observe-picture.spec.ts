import { pictures } from '#build/assets/pictures/pictures.ts';
import { heroOf } from '#tests/support/page/hero.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

const compositions = Object.entries(pictures).filter(([name]) => name.startsWith('observe-'));
const widths = [
  360, 390, 699, 700, 768, 859, 860, 987, 988, 1024, 1279, 1280, 1366, 1399, 1400, 1440, 1679, 1680,
  1920, 2560,
];

test('every window has the composition whose letters are large enough in it', async ({ page }) => {
  await open(page, '/');
  const { slide, dot } = heroOf(page);
  await dot(2).click();
  const image = slide(2).getByRole('img');
  const shown = new Set<string>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
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

test('it stands about as tall as the first slide', async ({ page }) => {
  await open(page, '/');
  const { slide } = heroOf(page);
  for (const width of [360, 390, 700, 768, 860, 987, 988, 1024, 1280, 1400, 1440, 1920]) {
    await page.setViewportSize({ width, height: width < 1680 ? 900 : 1080 });
    // The browser chooses the picture some time after the window has changed.
    await expect(async () => {
      const [first, second] = await Promise.all(
        [1, 2].map((number) =>
          slide(number)
            .locator('.slide')
            .evaluate((found) => found.getBoundingClientRect().height),
        ),
      );
      const proportion = (second ?? Number.NaN) / (first ?? Number.NaN);
      expect(proportion, `in a window of ${width}`).toBeGreaterThan(0.85);
      expect(proportion, `in a window of ${width}`).toBeLessThan(1.15);
    }).toPass({ timeout: 5000 });
  }
});
