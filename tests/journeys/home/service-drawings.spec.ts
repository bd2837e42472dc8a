import { serviceIds } from '#content/services.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

/** The narrowest panel of each layout (services-drawings.css). Its padding shows words too. */
const panels = [310, 430, 600];
const padding = 20;

test('every word of a service’s drawing is whole, legible and apart, in the narrowest panel of each layout', async ({
  page,
}) => {
  await open(page, '/');
  const [address = ''] =
    (await page.locator('#services use').first().getAttribute('href'))?.split('#') ?? [];
  // Scripts cannot see into what `use` shows, so the file itself is put into the page.
  const services = await page.evaluate(
    async ({ address, panels }) => {
      const request = new XMLHttpRequest();
      request.open('GET', address);
      request.responseType = 'document';
      request.send();
      await new Promise((resolve) => request.addEventListener('load', resolve));
      const drawings = document.importNode(request.responseXML?.documentElement as Element, true);
      document.body.append(drawings);
      return panels.flatMap((width, layout) => {
        drawings.setAttribute('width', String(width));
        const { left } = drawings.getBoundingClientRect();
        return [...drawings.querySelectorAll(`:scope > g > g:nth-child(${layout + 1})`)].map(
          (drawing) =>
            [...drawing.querySelectorAll('text')].map((text) => {
              const box = text.getBoundingClientRect();
              return {
                words: text.textContent,
                width,
                size: Number.parseFloat(getComputedStyle(text).fontSize),
                start: box.left - left,
                end: box.right - left,
                bottom: box.bottom,
              };
            }),
        );
      });
    },
    { address, panels },
  );
  expect(services).toHaveLength(panels.length * serviceIds.length);
  for (const labels of services) {
    expect(labels.length).toBeGreaterThan(4);
    const faulty = labels.filter(
      ({ start, end, size, width }) => start < 0 || end > width + padding || size < 14,
    );
    expect(faulty).toEqual([]);
    for (const [index, one] of labels.entries())
      for (const other of labels.slice(index + 1)) {
        const across = one.start < other.end + 6 && other.start < one.end + 6;
        const overlap = across && Math.abs(one.bottom - other.bottom) < one.size;
        expect(overlap, `${one.words}, ${other.words}, ${one.width} pixels wide`).toBe(false);
      }
  }
});
