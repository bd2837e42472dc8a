import { labels } from '#content/navigation.ts';
import { type Documents, htmlValidateFindings } from '#tests/support/checks/html-validate.ts';
import { heroOf } from '#tests/support/page/hero.ts';
import { open } from '#tests/support/page/open.ts';
import { allPaths } from '#tests/support/page/paths.ts';
import { serviceTabsOf } from '#tests/support/page/services.ts';
import { expect, test } from '#tests/support/page/test.ts';

test('keeps the HTML valid while scripts change it', async ({ page, complaints }) => {
  complaints.expect(/404/);
  const documents: Documents = {};
  const keep = async (name: string) => {
    const html = await page.evaluate(() => document.documentElement.outerHTML);
    documents[name] = `<!doctype html>\n${html}`;
  };
  for (const path of allPaths) {
    await open(page, path);
    await keep(path);
  }
  await open(page, '/');
  await heroOf(page).dot(2).click();
  await serviceTabsOf(page).tab(3).click();
  await keep('slide 2 and tab 3');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('#services').getByRole('tab')).toHaveCount(0);
  await page.getByRole('button', { name: labels.openMenu }).click();
  await keep('accordion and menu');
  // Styles set through the DOM are allowed by the content policy, and serialize as attributes.
  const findings = await htmlValidateFindings(documents);
  expect(findings.filter((finding) => !finding.includes('no-inline-style'))).toEqual([]);
});
