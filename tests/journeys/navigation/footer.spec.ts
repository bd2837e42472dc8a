import { company } from '#content/company.ts';
import { contactWords } from '#content/contact.ts';
import { footer } from '#content/footer.ts';
import { open } from '#tests/support/page/open.ts';
import { allPaths } from '#tests/support/page/paths.ts';
import { expect, test } from '#tests/support/page/test.ts';

const links: [name: string, href: string][] = [
  ...Object.values(company.mailboxes).map((box): [string, string] => [box, `mailto:${box}`]),
  ...company.offices.map(({ label, mapsUrl }): [string, string] => [label, mapsUrl]),
  ...footer.links.items.map(({ label, href }): [string, string] => [label, href]),
];

test('every page ends with the brand, the copyright and the links', async ({ page }) => {
  for (const path of allPaths) {
    await open(page, path);
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    for (const words of [company.name, company.tagline, company.copyright])
      await expect(footer.getByText(words, { exact: true }).first()).toBeVisible();
    await expect(footer.locator('svg, img').first()).toBeVisible();
    for (const [name, href] of links)
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
});

test('the privacy link leads to what becomes of a message', async ({ page }) => {
  const { privacy } = contactWords;
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: privacy.title }).click();
  await expect(page).toHaveURL('/#privacy');
  const section = page.locator('#privacy');
  await expect(section).toBeInViewport();
  await expect(section.getByRole('paragraph')).toHaveText([...privacy.lines]);
});
