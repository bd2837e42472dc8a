import { company } from '#content/company.ts';
import { footer } from '#content/footer.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

test('every page has it: brand, mailboxes, address and copyright', async ({ page, complaints }) => {
  complaints.expect(/404/);
  for (const path of ['/', '/about', '/careers', '/product', '/nowhere']) {
    await open(page, path);
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.getByText(company.name, { exact: true })).toBeVisible();
    await expect(footer.locator('svg, img').first()).toBeVisible();
    await expect(footer.getByText(company.tagline)).toBeVisible();
    for (const address of [company.mailboxes.general, company.mailboxes.careers]) {
      await expect(footer.getByRole('link', { name: address })).toHaveAttribute(
        'href',
        `mailto:${address}`,
      );
    }
    await expect(footer.getByText(company.copyright, { exact: true })).toBeVisible();
  }
});

test('the address of each office leads to its map', async ({ page }) => {
  await open(page, '/about');
  for (const { label, mapsUrl } of company.offices)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: label })).toHaveAttribute(
      'href',
      mapsUrl,
    );
});

test('it leads to what a visitor looks for at the end of a page', async ({ page }) => {
  await open(page, '/about');
  for (const { label, href } of footer.links.items)
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }),
    ).toHaveAttribute('href', href);
});
