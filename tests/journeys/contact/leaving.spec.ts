import type { Page } from '@playwright/test';
import { getContactForm, mockBackend, sentTitle } from '#tests/support/page/contact.ts';
import { listMessages } from '#tests/support/page/delivery.ts';
import { getHeader } from '#tests/support/page/header.ts';
import {
  delayRequests,
  open,
  openWithDelayedScripts,
  waitForHydration,
} from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';
import { uniqueWord, validMessage } from '#tests/support/server/messages.ts';

async function goToAbout(page: Page) {
  await getHeader(page).link('/about').click();
  await expect(page).toHaveURL('/about');
  await waitForHydration(page);
}

test('a message is stored even if the visitor leaves while it is being sent', async ({ page }) => {
  const releaseRequests = await delayRequests(page, '**/rest/v1/contacts*');
  await open(page, '/');
  const { fill, button } = getContactForm(page);
  const word = uniqueWord();
  await fill({ name: word });
  const request = page.waitForRequest('**/rest/v1/contacts*');
  await button.click();
  await request;
  await goToAbout(page);
  releaseRequests();
  await expect.poll(listMessages).toContain(word);
});

test('unsent text is restored into empty fields in the same tab', async ({ page, context }) => {
  await open(page, '/');
  const { fill, field, button, expectValues } = getContactForm(page);
  await fill();
  expect(JSON.stringify(await context.storageState())).not.toContain(validMessage.name);
  await goToAbout(page);
  await getHeader(page).link('/#contact').click();
  await expectValues(validMessage);

  // The saved text does not replace text that is typed before hydration.
  const releaseScripts = await openWithDelayedScripts(page);
  await field('name').fill('Grace Hopper');
  await releaseScripts();
  await expectValues({ ...validMessage, name: 'Grace Hopper' });

  await mockBackend(page);
  await button.click();
  await expect(page.getByText(sentTitle)).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expectValues('empty');
});
