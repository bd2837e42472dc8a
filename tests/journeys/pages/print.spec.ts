import { workflowSteps } from '#content/workflow.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

/** The printable width of A4, in CSS pixels. */
test.use({ viewport: { width: 718, height: 1000 } });

for (const path of ['/', '/about', '/careers', '/product']) {
  test(`on paper nothing covers the words of ${path}`, async ({ page }) => {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    const covered = await page.evaluate(() => {
      const words = document.querySelectorAll('h1, h2, main p, footer p');
      return [...words].flatMap((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (!shown || width <= 1) return [];
        const found = document.elementFromPoint(left + Math.min(width, 20) / 2, top + height / 2);
        const seen = found && (element.contains(found) || found.contains(element));
        return seen ? [] : [`${element.textContent} by ${found?.outerHTML.slice(0, 80)}`];
      });
    });
    expect(covered).toEqual([]);
    await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('on paper every step of the workflow is read', async ({ page }) => {
  await open(page, '/product');
  await page.emulateMedia({ media: 'print' });
  const workflow = page.locator('#workflow');
  for (const { text, failure } of Object.values(workflowSteps)) {
    await expect(workflow.getByText(text)).toBeVisible();
    await expect(workflow.getByText(failure)).toBeVisible();
  }
  await expect(workflow.getByRole('button', { name: 'Next' })).toBeHidden();
});
