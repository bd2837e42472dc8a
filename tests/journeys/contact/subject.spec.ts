import { company } from '#content/company.ts';
import { formCopy } from '#content/contact.ts';
import { servicesSection } from '#content/services.ts';
import { solutions } from '#content/solutions.ts';
import { getContactForm } from '#tests/support/page/contact.ts';
import { open } from '#tests/support/page/open.ts';
import { getServices, serviceTitles } from '#tests/support/page/services.ts';
import { expect, test } from '#tests/support/page/test.ts';

const observeLink = solutions.items.find(({ id }) => id === 'observe')?.link.label ?? 'a link';

test('a link from a service or solution inserts the link’s subject once', async ({ page }) => {
  await open(page, '/');
  const { button, panel } = getServices(page);
  const message = getContactForm(page).field('message');
  const askAboutThirdService = async () => {
    await button(3).click();
    await panel.getByRole('link', { name: servicesSection.ask }).click();
  };
  await askAboutThirdService();
  await expect(page).toHaveURL('/#contact');
  const subjectText = `${formCopy.subject(serviceTitles[2] ?? '')}\n\n`;
  await expect(message).toHaveValue(subjectText);
  await message.pressSequentially('Two clusters.');
  await askAboutThirdService();
  await expect(page.locator('#contact')).toBeInViewport();
  await expect(message).toHaveValue(`${subjectText}Two clusters.`);

  const solutionsSection = page.locator('#solutions');
  await solutionsSection.getByRole('link', { name: observeLink }).click();
  await expect(message).toHaveValue(
    `${formCopy.subject(company.products.observe)}\n\n${subjectText}Two clusters.`,
  );
});
