import type { Page } from '@playwright/test';
import {
  failedTitle,
  getContactForm,
  sendMessage,
  sentTitle,
  submit,
} from '#tests/support/page/contact.ts';
import { getHeader } from '#tests/support/page/header.ts';
import { getHero } from '#tests/support/page/hero.ts';
import { open } from '#tests/support/page/open.ts';
import { getServices } from '#tests/support/page/services.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

/**
 * Opens a page and, like browser translation, replaces every text node with `<font>` elements, including
 * text that React renders later.
 */
async function openTranslated(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.evaluate(() => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const isLeftAlone = text.parentElement?.closest('font, script, style, textarea');
        if (!text.data.trim() || isLeftAlone) continue;
        const font = document.createElement('font');
        font.append(text.data);
        text.replaceWith(font);
      }
    };
    wrap(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of [target, ...addedNodes]) if (node.isConnected) wrap(node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

test('the form works on a translated page', async ({ page, pageErrors }) => {
  pageErrors.allow(/^error: (The message could not be sent|Failed to load resource)/);
  await openTranslated(page, '/');
  for (const [status, role, title] of [
    [500, 'alert', failedTitle],
    [201, 'status', sentTitle],
  ] as const) {
    await sendMessage(page, status);
    const toast = page.getByRole(role);
    await expect(toast).toContainText(title);
    await toast.getByRole('button').click();
    await expect(toast).toBeEmpty();
  }
  await expect(getContactForm(page).button).toHaveText(submit.idle);
});

test('slides, services and menu work on a translated page', async ({ page }) => {
  await page.emulateMedia(inMotion);
  await openTranslated(page, '/');
  const { dot, pause, play, expectShown } = getHero(page);
  await pause.click();
  await expect(play).toBeVisible();
  await dot(2).click();
  await expectShown(2);

  const { button, expectOpen } = getServices(page);
  await button(4).click();
  await expectOpen(4);
  await page.setViewportSize({ width: 390, height: 844 });
  await button(2).click();
  await expectOpen(2);
  const { openButton, link } = getHeader(page);
  await openButton.click();
  await expect(link('/careers')).toBeVisible();
});
