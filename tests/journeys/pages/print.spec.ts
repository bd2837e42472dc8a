import type { Page } from '@playwright/test';
import { services } from '#content/services.ts';
import { hiddenWords } from '#tests/support/checks/hidden-words.ts';
import { open } from '#tests/support/page/open.ts';
import { pagePaths } from '#tests/support/page/paths.ts';
import { expect, test } from '#tests/support/page/test.ts';

/** The printable width of A4, in CSS pixels. */
test.use({ viewport: { width: 718, height: 1000 } });

/** Hidden on paper. */
const notPrinted =
  '[data-only], .button, .text-link, .approach-step-words, .workflow-part, .service-title';

for (const path of pagePaths) {
  test(`prints ${path} whole, in black on white, with nothing over its words`, async ({ page }) => {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    expect(await hiddenWords(page, notPrinted)).toEqual([]);
    expect(await cutParts(page)).toEqual([]);
    expect(await coveredWords(page)).toEqual([]);
    expect(await otherColours(page)).toEqual([]);
    await expect(page.locator('[data-only]').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Chromium shrinks a page that scrolls sideways.
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(page.viewportSize()?.width);
  });
}

/** Lists parts that the edge of the paper cuts off. Some empty boxes within a graph are wider. */
function cutParts(page: Page): Promise<string[]> {
  return page
    .locator('main *, footer, footer *')
    .and(page.locator(':not(svg *, .graph-row, .graph-wipe, .graph-wipe *)'))
    .filter({ visible: true })
    .evaluateAll((parts) =>
      parts
        .filter((part) => {
          const { left, right } = part.getBoundingClientRect();
          // The slides are one below the other.
          const aside = part.matches('#hero :is(h2, p, img, .graph)') && (left < -10 || left > 400);
          return aside || right > innerWidth + 1;
        })
        .map((part) => part.outerHTML.slice(0, 80)),
    );
}

function coveredWords(page: Page): Promise<string[]> {
  return page
    .locator('h1, h2, main p, footer p')
    .filter({ visible: true })
    .evaluateAll((words) =>
      words.flatMap((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        if (width <= 1) return [];
        const found = document.elementFromPoint(left + Math.min(width, 20) / 2, top + height / 2);
        const seen = found && (element.contains(found) || found.contains(element));
        return seen ? [] : [`${element.textContent} by ${found?.outerHTML.slice(0, 80)}`];
      }),
    );
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

test('prints a wide window as a narrow one, with every service, and returns to its tabs', async ({
  page,
}) => {
  await open(page, '/');
  // Chromium lays out the pages before scripts learn that paper is narrower.
  const narrow = await printedPages(page);
  await page.setViewportSize({ width: 1440, height: 780 });
  await expect(page.getByRole('tab').first()).toBeVisible();
  expect(await printedPages(page)).toBe(narrow);

  const headings = page.locator('#services').getByRole('heading', { level: 3 });
  await page.emulateMedia({ media: 'print' });
  await expect(headings).toContainText(Object.values(services).map(({ title }) => title));
  expect(await hiddenWords(page, notPrinted)).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  await expect(headings).toHaveCount(1);
});

/** Counts pages so short that one more heading needs one more. */
async function printedPages(page: Page): Promise<number | undefined> {
  const pdf = await page.pdf({ width: '210mm', height: '40mm' });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
}
