import type { Locator } from '@playwright/test';
import { graphRows } from '#content/pipeline.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

const rowNames = Object.values(graphRows).map(({ name }) => name);

for (const path of ['/', '/product'])
  test(`the drawing on ${path} is not mirrored on a right-to-left page`, async ({ page }) => {
    await open(page, path);
    const drawing = page.locator('.graph').filter({ visible: true }).first();
    const labels = drawing.getByText(new RegExp(`^(${rowNames.join('|')})$`));
    await expect(labels.filter({ visible: true })).toHaveCount(rowNames.length);
    const measureX = (part: Locator) => part.evaluate((el) => el.getBoundingClientRect().x);
    /** Returns how far each label is from the drawing's left edge. */
    const measureOffsets = async () => {
      const left = await measureX(drawing);
      const xs = await Promise.all((await labels.all()).map(measureX));
      return xs.map((x) => Math.round(x - left));
    };
    const before = await measureOffsets();
    await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'));
    expect(await measureOffsets()).toEqual(before);
  });
