import { serviceIds } from '#content/services.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

/** Widths of a drawing: in the narrowest viewport, on a phone, at the narrowest place beside the list, on a tablet. */
const widths = [280, 350, 480, 700];
/** The panel's, which shows labels too. */
const padding = 20;

test('labels in the service drawings are not clipped, too small or overlapping at any width', async ({
  page,
}) => {
  await open(page, '/');
  const [address = ''] =
    (await page.locator('#services use').first().getAttribute('href'))?.split('#') ?? [];
  // Scripts cannot see into what `use` shows, so the file itself is put into the page.
  const drawings = await page.evaluate(
    async ({ address, widths, serviceIds }) => {
      const request = new XMLHttpRequest();
      request.open('GET', address);
      request.responseType = 'document';
      request.send();
      await new Promise((resolve) => request.addEventListener('load', resolve));
      const sprite = document.importNode(request.responseXML?.documentElement as Element, true);
      document.body.append(sprite);
      return widths.flatMap((width) => {
        sprite.setAttribute('width', String(width));
        const { left } = sprite.getBoundingClientRect();
        return serviceIds.map((id) =>
          [...sprite.querySelectorAll(`#${id} text`)].map((text) => {
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
    { address, widths, serviceIds },
  );
  expect(drawings).toHaveLength(widths.length * serviceIds.length);
  for (const labels of drawings) {
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
