import type { Page } from '@playwright/test';
import { computeTimeline } from '#app/drawings/visitor-line/geometry.ts';
import { contactCopy } from '#content/contact.ts';
import { visitorLine } from '#content/visitor-line.ts';
import { getContactForm } from '#tests/support/page/contact.ts';
import { open, waitForHydration } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

const { title, waiting, addLabel, addedLabel } = contactCopy.line;
const sentence = visitorLine.message(computeTimeline({ waits: [2, 6, 24, 4, 20], handsOn: 6 }));

/** Opens the home page with a line that the visitor has drawn. */
async function openWithLine(page: Page) {
  await open(page, '/about');
  await page.evaluate(() => sessionStorage.setItem('line', '2-6-24-4-20-6'));
  await open(page, '/');
}

test('a button beside the form inserts the visitor’s line into the message', async ({ page }) => {
  await open(page, '/');
  const section = page.locator('#contact');
  const heading = section.getByRole('heading', { name: title });
  const button = section.getByRole('button', { name: addLabel });
  const message = getContactForm(page).field('message');
  await expect(button).toHaveCount(0);
  await openWithLine(page);
  await expect(heading).toBeVisible();
  await expect(section.getByRole('img', { name: sentence })).toBeVisible();
  await expect(section).toContainText(waiting(56));
  await expect(message).toHaveValue('');
  await message.fill('Hello.');
  await button.press('Enter');
  await expect(section.locator('[aria-live]').getByText(addedLabel)).toBeVisible();
  await expect(button).toHaveCount(0);
  await expect(message).toBeFocused();
  await page.keyboard.type('So: ');
  await expect(message).toHaveValue(`${sentence}\n\nSo: Hello.`);

  // Even after a reload, the button appears only if the message does not contain the line.
  await page.reload();
  await waitForHydration(page);
  await expect(section.getByText(addedLabel)).toBeVisible();
  await message.fill('Hello.');
  await expect(button).toBeVisible();
});

test('a link in the Approach inserts the visitor’s line into the message', async ({ page }) => {
  await openWithLine(page);
  await page.locator('#approach').getByRole('link', { name: visitorLine.putInMessage }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(getContactForm(page).field('message')).toHaveValue(`${sentence}\n\n`);
  await expect(page.locator('#contact').getByText(addedLabel)).toBeInViewport();
});
