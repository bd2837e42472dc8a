import { serviceIds } from '#content/services.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

/** Of a drawing: in the narrowest viewport, on a phone, in the narrowest place beside the list, on a tablet. */
const widths = [280, 350, 480, 700];
/** The panel's, which shows labels too. */
const padding = 20;

test('labels in the service drawings are not clipped, too small or overlapping', async ({
  page,
}) => {
  await open(page, '/');
  const [url = ''] =
    (await page.locator('#services use').first().getAttribute('href'))?.split('#') ?? [];
  // Scripts cannot see into what `use` shows, so the file itself is put into the page.
  for (const width of widths) {
    const drawings = await page.evaluate(
      async ({ url, width, serviceIds }) => {
        const request = new XMLHttpRequest();
        request.open('GET', url);
        request.responseType = 'document';
        request.send();
        await new Promise((resolve) => request.addEventListener('load', resolve));
        const sprite = document.importNode(request.responseXML?.documentElement as Element, true);
        sprite.setAttribute('width', String(width));
        document.body.append(sprite);
        const { left } = sprite.getBoundingClientRect();
        const drawings = serviceIds.map((id) =>
          [...sprite.querySelectorAll(`#${id} text`)].map((label) => {
            const box = label.getBoundingClientRect();
            const fontSize = Number.parseFloat(getComputedStyle(label).fontSize);
            const [start, end] = [box.left - left, box.right - left];
            return { text: label.textContent, fontSize, start, end, bottom: box.bottom };
          }),
        );
        sprite.remove();
        return drawings;
      },
      { url, width, serviceIds },
    );
    for (const labels of drawings) {
      expect(labels.length).toBeGreaterThan(4);
      const faulty = labels.filter(
        ({ start, end, fontSize }) => start < 0 || end > width + padding || fontSize < 14,
      );
      expect(faulty, `${width} pixels wide`).toEqual([]);
      for (const [index, one] of labels.entries())
        for (const other of labels.slice(index + 1)) {
          const besides = one.start > other.end + 6 || other.start > one.end + 6;
          const apart = Math.abs(one.bottom - other.bottom) >= one.fontSize;
          expect(besides || apart, `${one.text}, ${other.text}`).toBe(true);
        }
    }
  }
});
