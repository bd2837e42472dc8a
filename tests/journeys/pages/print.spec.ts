import { findHiddenText } from '#tests/support/checks/hidden-text.ts';
import { findUnreadableLines } from '#tests/support/checks/readability.ts';
import { open } from '#tests/support/page/open.ts';
import { pagePaths } from '#tests/support/page/paths.ts';
import { withStyles } from '#tests/support/page/styles.ts';
import { expect, test } from '#tests/support/page/test.ts';

/** The printable width of A4, in CSS pixels. */
test.use({ viewport: { width: 718, height: 1000 } });

/** Selects what is hidden in print. */
const notPrinted =
  '[data-only], .button, .text-link, .approach-assess, .approach-annotation span, .service-title';

for (const path of pagePaths)
  test(`${path} prints in full, without overlapping text`, async ({ page }) => {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    expect(await findHiddenText(page, notPrinted)).toEqual([]);
    // Makes room for the small negative margin of large text, as the paper's own margin does.
    await withStyles(page, '#root, section, .page-header { padding: 8px }', async () => {
      expect(await findUnreadableLines(page)).toEqual([]);
    });
    await expect(page.locator('[data-only]').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
  });
