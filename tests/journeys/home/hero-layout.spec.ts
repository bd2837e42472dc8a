import type { Locator } from '@playwright/test';
import { heroSlides } from '#content/hero-slides.ts';
import { operations, stages } from '#content/pipeline.ts';
import { getHero } from '#tests/support/page/hero.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

const windows = [
  [360, 740],
  [699, 900],
  [1023, 768],
  [1024, 640],
  [1024, 1366],
  [1440, 780],
  [2560, 1300],
] as const;

test('fits the headline, keeps the dots below the slide and the picture whole, in every window', async ({
  page,
}) => {
  await page.emulateMedia(inMotion);
  await open(page, '/');
  const { section, slide, dot } = getHero(page);
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const { size, lines } = await page.getByRole('heading', { level: 1 }).evaluate((found) => {
      const size = Number.parseFloat(getComputedStyle(found).fontSize);
      return { size, lines: found.clientHeight / size };
    });
    // audits.spec.ts checks that all of it is in the window.
    expect(size, `${width} by ${height}`).toBeGreaterThan(Math.min(width, 1728) / 32);
    expect(lines, `${width} by ${height}`).toBeLessThan(2.5);
    const actions = new Set<string>();
    for (const [index, { type }] of heroSlides.entries()) {
      const number = index + 1;
      const where = `slide ${number}, ${width} by ${height}`;
      await dot(number).dispatchEvent('click');
      // The bottom of everything in the slide, and the boxes of dots and section.
      const { end, dots, hero } = await section.evaluate((found, first) => {
        window.scrollTo({ top: 0, behavior: 'instant' });
        const boxes = (parts: string) =>
          [...found.querySelectorAll(parts)]
            // The drawing is over the dots, its first label is not.
            .filter((part) => !part.matches('.graph button') || part.textContent === first)
            .filter((part) => part.checkVisibility())
            .map((part) => part.getBoundingClientRect());
        const shown = boxes('.hero-slide:not([inert]) :is(h2, a, figcaption, img, button)');
        const controls = boxes('[data-only="scripts"] button');
        return {
          end: Math.max(...shown.map(({ bottom }) => bottom)),
          dots: {
            top: Math.min(...controls.map(({ top }) => top)),
            bottom: Math.max(...controls.map(({ bottom }) => bottom)),
          },
          hero: found.getBoundingClientRect(),
        };
      }, stages.push.name);
      expect(dots.top, where).toBeGreaterThanOrEqual(end - 0.5);
      // From 1024 pixels up the hero fills the window, unless that is upright.
      if (width >= 1024 && width >= height * 0.8) {
        expect(hero.top, where).toBe(0);
        expect(hero.bottom, where).toBeCloseTo(height, 1);
        expect(dots.bottom, where).toBeLessThanOrEqual(hero.bottom);
      }
      actions.add(await slide(number).evaluate(describeLinks));
      if (type !== 'image') continue;

      const least = width < 700 ? 280 : width < 1280 ? 621 : width < 1600 ? 886 : 1100;
      const image = slide(number).getByRole('img', { name: /.{20}/ });
      // The last window's picture stays until the new one has loaded.
      const room = () =>
        image.evaluate((found: HTMLImageElement) => {
          const { width, right } = found.getBoundingClientRect();
          const drawn =
            found.naturalWidth > 0 && /\/observe-feature[^/]*\.svg$/.test(found.currentSrc);
          return drawn && right <= innerWidth + 0.5 ? width : -1;
        });
      await expect.poll(room, { message: where }).toBeGreaterThanOrEqual(least - 0.5);
    }
    expect([...actions], `the same actions, ${width} by ${height}`).toHaveLength(1);
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

test('divides the window by the width of its headline, on one line and on two', async ({
  page,
}) => {
  await open(page, '/');
  const { stated, measured } = await page
    .getByRole('heading', { level: 1 })
    .evaluate((headline) => {
      const style = getComputedStyle(headline);
      const words = headline.textContent.split(' ');
      const probe = headline.appendChild(document.createElement('span'));
      probe.style.cssText = 'display: inline-block; white-space: nowrap';
      const widthOf = (line: string[]) => {
        probe.textContent = line.join(' ');
        return probe.getBoundingClientRect().width / Number.parseFloat(style.fontSize);
      };
      const onTwoLines = words.map((_, index) =>
        Math.max(widthOf(words.slice(0, index)), widthOf(words.slice(index))),
      );
      return {
        stated: ['--headline-width', '--headline-width-on-two-lines'].map((name) =>
          Number(style.getPropertyValue(name)),
        ),
        measured: [widthOf(words), Math.min(...onTwoLines)],
      };
    });
  for (const [index, width] of measured.entries()) expect(stated[index]).toBeCloseTo(width, 2);
});

test('keeps headline, words and drawing apart on a phone, with the push in the first view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, '/');
  const { slide } = getHero(page);
  const boxOf = (found: Locator) => found.evaluate((it) => it.getBoundingClientRect());
  const stage = (name: string) => boxOf(slide(1).getByRole('button', { name, exact: true }));

  const headline = await boxOf(page.getByRole('heading', { level: 1 }));
  const title = await boxOf(slide(1).getByRole('heading', { level: 2 }));
  const lead = await boxOf(slide(1).getByRole('paragraph').first());
  const highest = await stage(operations.backups.name);
  const push = await stage(stages.push.name);
  expect(title.y - headline.y - headline.height).toBeGreaterThanOrEqual(28);
  expect(highest.y - lead.y - lead.height).toBeGreaterThanOrEqual(20);
  expect(push.y + push.height).toBeLessThanOrEqual(664);
});
