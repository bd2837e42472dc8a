import { company } from '#content/company.ts';
import { formWords } from '#content/contact.ts';
import { servicesSection } from '#content/services.ts';
import { solutions } from '#content/solutions.ts';
import { barOf } from '#tests/support/page/bar.ts';
import { contactFormOf } from '#tests/support/page/contact.ts';
import { open } from '#tests/support/page/open.ts';
import { nthService, serviceTabsOf } from '#tests/support/page/services.ts';
import { expect, test } from '#tests/support/page/test.ts';

const observe = solutions.items.find(({ id }) => id === 'observe');

test('a link from a service or an offering starts the message with its subject', async ({
  page,
}) => {
  await open(page, '/');
  const { tab, panel } = serviceTabsOf(page);
  const { fields } = contactFormOf(page);
  await barOf(page).entry('/#contact').click();
  await expect(page.locator('#contact')).toBeInViewport();
  await expect(fields.message).toHaveValue('');
  const discussService = async () => {
    await tab(3).click();
    await panel.getByRole('link', { name: servicesSection.ask }).click();
  };
  await discussService();
  await expect(page).toHaveURL('/#contact');
  await expect(fields.message).toHaveValue(`${formWords.subject} ${nthService(3).title}\n\n`);

  // Another subject replaces it until the visitor writes something.
  const solutionsSection = page.locator('#solutions');
  await solutionsSection.getByRole('link', { name: observe?.link.label ?? '' }).click();
  const begun = `${formWords.subject} ${company.products.observe}\n\n`;
  await expect(fields.message).toHaveValue(begun);
  await fields.message.press('ControlOrMeta+End');
  await fields.message.pressSequentially('Two clusters');
  await discussService();
  await expect(page.locator('#contact')).toBeInViewport();
  await expect(fields.message).toHaveValue(`${begun}Two clusters`);
});
