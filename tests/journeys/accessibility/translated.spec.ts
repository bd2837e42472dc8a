import type { Page } from '@playwright/test';
import { formWords } from '#content/contact.ts';
import { errorScreen } from '#content/error-screen.ts';
import { carouselWords } from '#content/hero-slides.ts';
import { workflow } from '#content/workflow.ts';
import { barOf } from '#tests/support/page/bar.ts';
import {
  answerCalls,
  contactFormOf,
  failedTitle,
  sentTitle,
  submit,
} from '#tests/support/page/contact.ts';
import { heroOf, pointAway } from '#tests/support/page/hero.ts';
import { open, pass, stopTime } from '#tests/support/page/open.ts';
import { lastWords, nthService, serviceTabsOf } from '#tests/support/page/services.ts';
import { stages } from '#tests/support/page/stages.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';
import { translate } from '#tests/support/page/translate.ts';

// A browser's translator replaces every text node under React's hands. Whatever changes must keep working.

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

async function openTranslated(page: Page, path: string) {
  await open(page, path);
  await translate(page);
}

test.afterEach(async ({ page }) => {
  await expect(page.getByRole('heading', { name: errorScreen.title })).toHaveCount(0);
});

test('the translated form sends, sends again and fails', async ({ page, complaints }) => {
  complaints.expect(/^error: (The message could not be sent|Failed to load resource)/);
  await stopTime(page);
  await openTranslated(page, '/');
  let status = 201;
  const waiting: (() => void)[] = [];
  await answerCalls(page, {
    insert: async (route) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      await route.fulfill({ status, body: '' });
    },
  });
  const { button, fill } = contactFormOf(page);
  for (const [role, title, then] of [
    ['status', sentTitle, 201],
    ['status', sentTitle, 500],
    ['alert', failedTitle, 500],
  ] as const) {
    await expect(button).toHaveText(submit.idle);
    await fill();
    await button.click();
    await expect(button).toHaveText(submit.sending);
    await expect.poll(() => waiting.length).toBe(1);
    waiting.pop()?.();
    await expect(page.getByRole(role)).toContainText(title);
    if (role === 'status') {
      await expect(button).toHaveText(submit.sent);
      await pass(page, 3000);
    }
    status = then;
  }
  await page.getByRole('button', { name: formWords.toasts.dismiss }).click();
  await expect(page.getByRole('alert')).toBeEmpty();
});

test('the translated workflow steps on', async ({ page }) => {
  await openTranslated(page, '/product');
  const section = page.locator('#workflow');
  const progress = section.locator('[aria-live]');
  await section.getByRole('button', { name: workflow.start }).click();
  for (const [index, name] of stages.slice(1, 4).entries()) {
    await section.getByRole('button', { name: workflow.next }).click();
    await expect(section.locator('[aria-current="step"]')).toHaveText(name);
    await expect(progress).toHaveText(`${index + 2} of ${stages.length} ${name}`);
    await expect(section.getByRole('heading', { level: 3, name })).toBeVisible();
  }
});

test('translated slides, services and menu change, in a window of any width', async ({ page }) => {
  await page.emulateMedia(inMotion);
  await openTranslated(page, '/');
  const { dot, pause, play, expectShown } = heroOf(page);
  await pause.click();
  await pointAway(page);
  await play.hover();
  await expect(page.getByRole('tooltip')).toHaveText(carouselWords.play);
  await play.click();
  await pointAway(page);
  await pause.hover();
  await expect(page.getByRole('tooltip')).toHaveText(carouselWords.pause);
  await dot(2).click();
  await expectShown(2);
  await dot(1).click();
  await expectShown(1);

  const { section, tab, expectSelected } = serviceTabsOf(page);
  await tab(4).click();
  await expectSelected(4);
  await page.setViewportSize(phone);
  await section.getByRole('button', { name: nthService(2).title }).click();
  await expect(section.getByText(lastWords(2))).toBeVisible();
  // Into the margin, away from the list's rows.
  await page.mouse.move(2, 400);
  await page.setViewportSize(desk);
  await expectSelected(2);

  await page.setViewportSize(phone);
  const { openMenu, closeMenu, entry } = barOf(page);
  for (let time = 0; time < 2; time++) {
    await openMenu.click();
    await expect(entry('/careers')).toBeVisible();
    await closeMenu.click();
    await expect(entry('/careers')).toBeHidden();
  }
});
