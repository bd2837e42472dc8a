import type { Page } from '@playwright/test';
import { services } from '#content/services.ts';
import { findHiddenText } from '#tests/support/checks/hidden-text.ts';
import { unreadableLines } from '#tests/support/checks/readability.ts';
import { getTextLines } from '#tests/support/checks/text-lines.ts';
import { open } from '#tests/support/page/open.ts';
import { pagePaths } from '#tests/support/page/paths.ts';
import { expect, test } from '#tests/support/page/test.ts';

/** The printable width of A4, in CSS pixels. */
test.use({ viewport: { width: 718, height: 1000 } });

/** Hidden in print. */
const notPrinted =
  '[data-only], .button, .text-link, .approach-assess, .approach-annotation span, .service-title';

for (const path of pagePaths) {
  test(`prints ${path} in full, in black and white, without overlapping text`, async ({ page }) => {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    expect(await findHiddenText(page, notPrinted)).toEqual([]);
    // Headings have a small negative margin.
    const faults = (await unreadableLines(page)).filter((fault) => !/^(outside|cut)/.test(fault));
    expect(faults).toEqual([]);
    const { width = 0 } = page.viewportSize() ?? {};
    const lines = await getTextLines(page);
    expect(lines.filter(({ right, under }) => under || right > width + 1)).toEqual([]);
    expect(await otherColours(page)).toEqual([]);
    await expect(page.locator('[data-only]').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

/** Lists colours of words and drawings that are neither black nor white. */
function otherColours(page: Page): Promise<string[]> {
  return page.locator('main, main *, footer *').evaluateAll((elements) => {
    const plain =
      /^(none|url\(.*|rgba?\((0, 0, 0|255, 255, 255)\b.*|color\(srgb (0 0 0|1 1 1)\b.*)$/;
    return elements.flatMap((element) => {
      const { color, fill, stroke, stopColor } = getComputedStyle(element);
      const colours = element.closest('svg') ? [fill, stroke, stopColor] : [color];
      return colours
        .filter((colour) => !plain.test(colour))
        .map((colour) => `${element.outerHTML.slice(0, 80)} is ${colour}`);
    });
  });
}

test('prints the same from a wide and a narrow window, with every slide and service', async ({
  page,
}) => {
  await open(page, '/');
  // Chromium lays out the pages before scripts learn that print is narrower.
  const narrow = await printedPages(page);
  await page.setViewportSize({ width: 1440, height: 780 });
  expect(await printedPages(page)).toBe(narrow);

  const headings = page.locator('#services').getByRole('heading', { level: 3 });
  await page.emulateMedia({ media: 'print' });
  await expect(headings).toContainText(Object.values(services).map(({ title }) => title));
  expect(await findHiddenText(page, notPrinted)).toEqual([]);
  const slides = page.locator('#hero').getByRole('group', { includeHidden: true });
  const [first, second] = await slides.evaluateAll((found) =>
    found.map((slide) => slide.getBoundingClientRect().toJSON() as DOMRect),
  );
  expect(second?.left).toBe(first?.left);
  expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('.service-panel').filter({ visible: true })).toHaveCount(1);
});

/** Counts pages so short that one more heading needs one more. */
async function printedPages(page: Page): Promise<number | undefined> {
  const pdf = await page.pdf({ width: '210mm', height: '40mm' });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
}
