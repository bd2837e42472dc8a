import type { Page } from '@playwright/test';
import { graphRows, type RowKey, rowKeys } from '#content/pipeline.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

function getWorkflow(page: Page) {
  const section = page.locator('#workflow');
  const named = (row: RowKey) => ({ name: graphRows[row].name, exact: true });
  return {
    label: (row: RowKey) => section.getByRole('link', named(row)),
    heading: (row: RowKey) => section.getByRole('heading', named(row)),
    entry: (row: RowKey) => page.locator(`#workflow-${row}`),
    /** Checks that only this row is highlighted, by its label and its entry's heading. */
    async expectHighlighted(expected: RowKey) {
      const parts = section.locator('[data-row] :is(a, h3)').filter({ visible: true });
      const rows = () =>
        parts.evaluateAll((elements) =>
          elements
            .filter((part) => getComputedStyle(part).backgroundColor !== 'rgba(0, 0, 0, 0)')
            .map((part) => part.closest('[data-row]')?.getAttribute('data-row')),
        );
      await expect.poll(rows).toEqual([expected, expected]);
    },
  };
}

test('a workflow row’s label links to the row’s entry and focuses it', async ({ page }) => {
  await open(page, '/product');
  const { label, heading, entry } = getWorkflow(page);
  for (const row of rowKeys) {
    await label(row).click();
    await expect(page).toHaveURL(`/product#workflow-${row}`);
    await expect(entry(row)).toBeFocused();
    await expect(heading(row)).toBeInViewport({ ratio: 1 });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the hovered, else focused, else linked workflow row is highlighted', async ({ page }) => {
    await page.goto('/product#workflow-review');
    const { label, heading, expectHighlighted } = getWorkflow(page);
    await expectHighlighted('review');
    await label('staging').focus();
    await expectHighlighted('staging');
    await label('branch').hover();
    await expectHighlighted('branch');
    await heading('production').hover();
    await expectHighlighted('production');
    await page.mouse.move(0, 0);
    // Still focused, it comes before the linked row.
    await expectHighlighted('staging');
    await label('preview').click();
    await page.mouse.move(0, 0);
    await expectHighlighted('preview');
  });
});
