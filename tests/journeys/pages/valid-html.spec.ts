import { labels } from '#content/navigation.ts';
import { paths } from '#shared/paths.ts';
import { type Documents, htmlValidateFindings } from '#tests/support/checks/html-validate.ts';
import { message } from '#tests/support/page/contact.ts';
import { heroOf } from '#tests/support/page/hero.ts';
import { open } from '#tests/support/page/open.ts';
import { allPaths } from '#tests/support/page/paths.ts';
import { serviceTabsOf } from '#tests/support/page/services.ts';
import { expect, test } from '#tests/support/page/test.ts';

const invalid =
  '<!doctype html><html lang="en"><head><title>x</title></head><body><p id="a" id="a"><div><img src="x.png"></div></body></html>';

test('serves valid HTML, in answers to the form without scripts, too', async ({ request }) => {
  const documents: Documents = {};
  for (const path of allPaths) documents[path] = await (await request.get(path)).text();
  for (const [name, company] of [
    ['stored', message.company],
    ['refused', '<"&\'> '.repeat(40)],
  ] as const) {
    const response = await request.post(paths.contactForm, { form: { ...message, company } });
    documents[name] = await response.text();
  }
  for (const html of Object.values(documents)) expect(html).toMatch(/^<!doctype html>\n<html/);
  expect(await htmlValidateFindings(documents)).toEqual([]);
  expect((await htmlValidateFindings({ invalid })).join()).toContain('wcag/h37');
});

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
