import { company } from '#content/company.ts';
import { open } from '#tests/support/page/open.ts';
import { allPaths } from '#tests/support/page/paths.ts';
import { expect, test } from '#tests/support/page/test.ts';

/** The only links, in order. */
const links = [
  ...Object.values(company.mailboxes).map((box) => [box, `mailto:${box}`] as const),
  ...company.offices.map(({ label, mapsUrl }) => [label, mapsUrl] as const),
];

test('every page ends with the brand, the copyright, and two mailboxes and the office as links', async ({
  page,
}) => {
  expect(company.offices.map(({ label }) => label)).toEqual(['Winnipeg, Canada']);
  for (const path of allPaths) {
    await open(page, path);
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    for (const words of [company.name, company.tagline, company.copyright])
      await expect(footer.getByText(words, { exact: true }).first()).toBeVisible();
    await expect(footer.locator('svg, img').first()).toBeVisible();
    await expect(footer.getByRole('link')).toHaveText(links.map(([name]) => name));
    for (const [name, href] of links)
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
});
