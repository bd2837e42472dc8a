import { company } from '#content/company.ts';
import { heroSlides } from '#content/hero-slides.ts';
import { stages } from '#content/pipeline.ts';
import { headlineWidth, headlineWidthOnTwoLines } from '#generator/assets/text-width.ts';
import { heroOf } from '#tests/support/page/hero.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

const windows = [
  [360, 740],
  [699, 900],
  [768, 1024],
  [1023, 768],
  [1024, 640],
  [1024, 1366],
  [1280, 640],
  [1440, 780],
  [2560, 1300],
] as const;

test('keeps the dots below the slide, and the picture whole, in every window', async ({ page }) => {
  await page.emulateMedia(inMotion);
  await open(page, '/');
  const { section, slide, dot } = heroOf(page);
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    for (const [index, { type }] of heroSlides.entries()) {
      const number = index + 1;
      const where = `slide ${number}, ${width} by ${height}`;
      await dot(number).dispatchEvent('click');
      // The end of all that the slide shows, and where the controls and the section are.
      const { end, controls, hero } = await section.evaluate((found, first) => {
        window.scrollTo({ top: 0, behavior: 'instant' });
        const parts = '[role="group"]:not([inert]) :is(h2, a, figcaption, img, button)';
        const bottoms = [...found.querySelectorAll(parts)]
          // The drawing is over the controls, its first label is not.
          .filter((part) => part.localName !== 'button' || part.textContent === first)
          .filter((part) => part.checkVisibility())
          .map((part) => part.getBoundingClientRect().bottom);
        const dots = [...found.querySelectorAll('[data-only="scripts"] button')];
        return {
          end: Math.max(...bottoms),
          controls: dots
            .map((dot) => dot.getBoundingClientRect())
            .map(({ top, bottom }) => ({ top, bottom })),
          hero: found.getBoundingClientRect(),
        };
      }, stages.push.name);
      for (const { top } of controls) expect(top, where).toBeGreaterThanOrEqual(end - 0.5);
      // From 1024 pixels up the hero is the window, unless that is narrow and upright.
      if (width >= 1024 && width >= height * 0.8) {
        expect([hero.top, hero.bottom], where).toEqual([0, Math.min(height, 1080)]);
        for (const { bottom } of controls)
          expect(bottom, where).toBeLessThanOrEqual(Math.min(height, 1080));
      }
      if (type !== 'image') continue;

      const least = width < 700 ? 280 : width < 1280 ? 621 : width < 1600 ? 886 : 1100;
      const image = slide(number).getByRole('img');
      await expect(image).toHaveAttribute('alt', /.{20}/);
      // The picture for the window before stays until its own has arrived.
      const room = () =>
        image.evaluate((found: HTMLImageElement) => {
          const { width, right } = found.getBoundingClientRect();
          const drawn = found.complete && /\/observe-feature[^/]*\.svg$/.test(found.currentSrc);
          return drawn && right <= innerWidth + 0.5 ? width : -1;
        });
      await expect.poll(room, { message: where }).toBeGreaterThanOrEqual(least - 0.5);
    }
  }
});

test('fits the headline to its words', async ({ page }) => {
  await open(page, '/');
  // As the build writes them.
  const headlines = [
    company.tagline,
    'Reliable software every single day',
    'Cloud platforms for large companies run with machines',
    'Ship it',
  ].map((words) => ({
    words,
    widths: {
      '--headline-width': headlineWidth(words),
      '--headline-line-width': headlineWidthOnTwoLines(words),
    },
  }));
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const measured = await page.getByRole('heading', { level: 1 }).evaluate(
      (found, headlines) =>
        headlines.map(({ words, widths }) => {
          found.textContent = words;
          for (const [name, width] of Object.entries(widths))
            document.documentElement.style.setProperty(name, String(width));
          const range = document.createRange();
          range.selectNodeContents(found);
          const { left, right } = range.getBoundingClientRect();
          const { height: tall, bottom } = found.getBoundingClientRect();
          const size = Number.parseFloat(getComputedStyle(found).fontSize);
          const below = document.querySelector('#hero h2')?.getBoundingClientRect().top ?? 0;
          return { words, size, tall, left, right, bottom, below };
        }),
      headlines,
    );
    for (const { words, size, tall, left, right, bottom, below } of measured) {
      const where = `${words} in ${width} by ${height}`;
      expect(size, where).toBeGreaterThan(Math.min(width, 1728) / 32);
      expect(tall, where).toBeLessThan(2.5 * size);
      expect(left, where).toBeGreaterThan(0);
      expect(right, where).toBeLessThan(width - 10);
      expect(bottom, where).toBeLessThan(below);
    }
  }
});
