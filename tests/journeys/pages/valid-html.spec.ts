import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '#shared/paths.ts';
import { type Documents, htmlValidateFindings } from '#tests/support/checks/html-validate.ts';
import { message } from '#tests/support/page/contact.ts';
import { heroOf } from '#tests/support/page/hero.ts';
import { open } from '#tests/support/page/open.ts';
import { serviceTabsOf } from '#tests/support/page/services.ts';
import { expect, test } from '#tests/support/page/test.ts';

const pages = ['/', '/about', '/careers', '/product', '/nowhere'];

/** Shows that the checkers find what is wrong. */
const wrong =
  '<!doctype html><html lang="en"><head><title>x</title></head><body><p id="a" id="a"><div><img src="x.png"></div></body></html>';

/** Every page as the server sends it, and both of its answers to a form without scripts. */
async function served(request: APIRequestContext): Promise<Documents> {
  const documents: Documents = {};
  for (const path of pages) documents[path] = await (await request.get(path)).text();
  for (const [name, company] of [
    ['stored', message.company],
    ['refused', '<"&\'> '.repeat(40)],
  ] as const) {
    const response = await request.post(paths.contactForm, { form: { ...message, company } });
    documents[name] = await response.text();
  }
  return documents;
}

test('html-validate finds nothing in what the server sends', async ({ request }) => {
  const documents = await served(request);
  expect(Object.keys(documents)).toHaveLength(7);
  for (const html of Object.values(documents)) expect(html).toMatch(/^<!doctype html>\n<html/);
  expect(await htmlValidateFindings(documents)).toEqual([]);
  expect((await htmlValidateFindings({ wrong })).join()).toContain('wcag/h37');
});

/** The document as scripts have made it by now. */
function currentHtml(page: Page): Promise<string> {
  return page.evaluate(() => `<!doctype html>\n${document.documentElement.outerHTML}`);
}

test('what scripts make of a page is valid too', async ({ page, complaints }) => {
  complaints.expect(/404/);
  const documents: Documents = {};
  for (const path of pages) {
    await open(page, path);
    documents[`${path} with scripts`] = await currentHtml(page);
  }
  await open(page, '/');
  await heroOf(page).dot(2).click();
  await serviceTabsOf(page).tab(3).click();
  documents['slide 2 and tab 3'] = await currentHtml(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('#services').getByRole('tab')).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  documents['accordion and menu'] = await currentHtml(page);
  // What a script sets by the object model, the content policy allows; written out it looks the same.
  const findings = await htmlValidateFindings(documents);
  expect(findings.filter((finding) => !finding.includes('no-inline-style'))).toEqual([]);
});
