import type { Page } from '@playwright/test';
import { findHiddenText } from '#tests/support/checks/hidden-text.ts';
import { unreadableLines } from '#tests/support/checks/readability.ts';
import { open } from '#tests/support/page/open.ts';
import { pagePaths } from '#tests/support/page/paths.ts';
import { expect, test } from '#tests/support/page/test.ts';

/** The printable width of A4, in CSS pixels. */
test.use({ viewport: { width: 718, height: 1000 } });

/** Hidden in print. */
const notPrinted =
  '[data-only], .button, .text-link, .approach-assess, .approach-annotation span, .service-title';

for (const path of pagePaths)
  test(`${path} prints in full, without overlapping text`, async ({ page }) => {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    expect(await findHiddenText(page, notPrinted)).toEqual([]);
    // Headings have a small negative margin.
    const faults = (await unreadableLines(page)).filter((fault) => !/^(outside|cut)/.test(fault));
    expect(faults).toEqual([]);
    await expect(page.locator('[data-only]').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
  });

test('the home page prints the same from a wide and a narrow window', async ({ page }) => {
  await open(page, '/');
  // Chromium lays out the pages before scripts learn that print is narrower.
  const narrow = await countPrintedPages(page);
  await page.setViewportSize({ width: 1440, height: 780 });
  expect(await countPrintedPages(page)).toBe(narrow);
});

/** Counts pages so short that one more heading needs one more. */
async function countPrintedPages(page: Page): Promise<number | undefined> {
  const pdf = await page.pdf({ width: '210mm', height: '40mm' });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
}
