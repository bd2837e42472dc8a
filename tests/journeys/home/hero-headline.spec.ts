import { company } from '#content/company.ts';
import { headlineWidth } from '#generator/assets/fonts/text-width.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

const taglines: readonly (readonly string[])[] = [
  company.taglineLines,
  ['Reliable software', 'every single day'],
  ['Cloud platforms for large companies', 'run with machines'],
  ['Ship it'],
];

for (const lines of taglines) {
  test(`the headline fits its words: ${lines.join(' / ')}`, async ({ page }) => {
    await open(page, '/');
    const headline = page.getByRole('heading', { level: 1 });
    // As the build writes them.
    await headline.evaluate(
      (found, { lines, widths }) => {
        found.replaceChildren(
          ...lines.flatMap((line) => [
            Object.assign(document.createElement('span'), { textContent: line }),
            ' ',
          ]),
        );
        for (const [name, width] of Object.entries(widths))
          document.documentElement.style.setProperty(name, String(width));
      },
      {
        lines,
        widths: {
          '--headline-width': headlineWidth(lines.join(' ')),
          '--headline-line-width': Math.max(...lines.map(headlineWidth)),
        },
      },
    );
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [1024, 768],
      [1440, 780],
      [2560, 1300],
    ] as const) {
      await page.setViewportSize({ width, height });
      const size = Number.parseFloat(
        await headline.evaluate((found) => getComputedStyle(found).fontSize),
      );
      expect(size).toBeGreaterThan(Math.min(width, 1728) / 32);
      const title = await page.locator('#hero').getByRole('heading', { level: 2 }).boundingBox();
      for (const line of await headline.locator('span').all()) {
        const box = await line.boundingBox();
        const place = `${width} by ${height}`;
        expect(box?.height, place).toBeLessThan(1.2 * size);
        expect(box?.x, place).toBeGreaterThan(0);
        expect((box?.x ?? 0) + (box?.width ?? Infinity), place).toBeLessThan(width - 10);
        expect((box?.y ?? Infinity) + 1.05 * size, place).toBeLessThan(title?.y ?? 0);
      }
    }
  });
}
