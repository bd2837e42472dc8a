import { company } from '#content/company.ts';
import { formCopy } from '#content/contact.ts';
import { servicesSection } from '#content/services.ts';
import { solutions } from '#content/solutions.ts';
import { getContactForm } from '#tests/support/page/contact.ts';
import { open } from '#tests/support/page/open.ts';
import { getServices, serviceTitles } from '#tests/support/page/services.ts';
import { expect, test } from '#tests/support/page/test.ts';

const observe = solutions.items.find(({ id }) => id === 'observe');

test('a link from a service or solution inserts its subject only once', async ({ page }) => {
  await open(page, '/');
  const { button, panel } = getServices(page);
  const message = getContactForm(page).field('message');
  const askAboutService = async () => {
    await button(3).click();
    await panel.getByRole('link', { name: servicesSection.ask }).click();
  };
  await askAboutService();
  await expect(page).toHaveURL('/#contact');
  const begun = `${formCopy.subject(serviceTitles[2] ?? '')}\n\n`;
  await expect(message).toHaveValue(begun);
  await message.pressSequentially('Two clusters.');
  await askAboutService();
  await expect(page.locator('#contact')).toBeInViewport();
  await expect(message).toHaveValue(`${begun}Two clusters.`);

  const solutionsSection = page.locator('#solutions');
  await solutionsSection.getByRole('link', { name: observe?.link.label ?? '' }).click();
  await expect(message).toHaveValue(
    `${formCopy.subject(company.products.observe)}\n\n${begun}Two clusters.`,
  );
});
