import { formCopy } from '#content/contact.ts';
import { navigation } from '#content/navigation.ts';
import type { MessageColumn } from '#shared/message.ts';
import { findHiddenText } from '#tests/support/checks/hidden-text.ts';
import { findUnreadableLines } from '#tests/support/checks/readability.ts';
import {
  failedDescription,
  getContactForm,
  getErrorText,
  sentDescription,
  sentTitle,
} from '#tests/support/page/contact.ts';
import { expectArrived, listMessages } from '#tests/support/page/delivery.ts';
import { getHeader } from '#tests/support/page/header.ts';
import { allPaths } from '#tests/support/page/paths.ts';
import { expect, smallestViewport, test } from '#tests/support/page/test.ts';
import { uniqueWord, validMessage } from '#tests/support/server/messages.ts';

test.use({ javaScriptEnabled: false });

const hiddenWithoutScripts = '[aria-hidden="true"], [data-only="scripts"]';

for (const [name, width, paths, mayBeHidden] of [
  ['every page', 320, allPaths, `${hiddenWithoutScripts}, .workflow-legend`],
  ['the home page', 1280, ['/'], hiddenWithoutScripts],
] as const) {
  test(`without scripts, ${name} shows all text and links at ${width}px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of paths) {
      await page.goto(path);
      expect(await findHiddenText(page, mayBeHidden), path).toEqual([]);
      expect(await findUnreadableLines(page), path).toEqual([]);
      await expect(page.locator('[data-only="scripts"]').filter({ visible: true })).toHaveCount(0);
      const { openButton, link } = getHeader(page);
      await expect(openButton).toHaveCount(0);
      for (const { href } of navigation) await expect(link(href)).toBeInViewport({ ratio: 1 });
    }
  });
}

test('without scripts, a rejected message can be corrected', async ({ page, pageErrors }) => {
  pageErrors.allow(/422/);
  const word = uniqueWord();
  await page.setViewportSize(smallestViewport);
  await page.goto('/');
  const { button, fill } = getContactForm(page);
  await fill({ name: word, company: '   ' });
  await button.click();

  const main = page.getByRole('main');
  const field = (column: MessageColumn) => main.getByLabel(formCopy.fields[column].label);
  await expect(main).toContainText(getErrorText('company', 'not_blank'));
  await expect(main).not.toContainText(failedDescription);
  await expect(field('name')).toHaveValue(word);
  await expect(field('message')).toHaveValue(validMessage.message);
  expect(await listMessages()).not.toContain(word);
  expect(await findUnreadableLines(page)).toEqual([]);

  await field('company').fill(validMessage.company);
  await main.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentTitle);
  await expect(main).toContainText(sentDescription);
  expect(await findUnreadableLines(page)).toEqual([]);
  await expectArrived(word);
  await main.getByRole('link').click();
  await expect(page).toHaveURL('/');
});
