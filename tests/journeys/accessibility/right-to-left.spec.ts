import { graphRows } from '#content/pipeline.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

const rowNames = Object.values(graphRows).map(({ name }) => name);

for (const path of ['/', '/product'])
  test(`the drawing on ${path} is not mirrored on a right-to-left page`, async ({ page }) => {
    await open(page, path);
    const drawing = page.locator('.graph').filter({ visible: true }).first();
    const labels = drawing.getByText(new RegExp(`^(${rowNames.join('|')})$`));
    /** Returns how far each label is from the drawing's left edge. */
    const measureOffsets = async () => {
      const { x: left = 0 } = (await drawing.boundingBox()) ?? {};
      const boxes = await Promise.all((await labels.all()).map((label) => label.boundingBox()));
      return boxes.map((box) => Math.round((box?.x ?? 0) - left));
    };
    const before = await measureOffsets();
    expect(before).toHaveLength(rowNames.length);
    await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'));
    expect(await measureOffsets()).toEqual(before);
  });
