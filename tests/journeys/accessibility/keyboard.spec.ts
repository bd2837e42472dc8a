import { contactWords } from '#content/contact.ts';
import { labels } from '#content/navigation.ts';
import { workflow } from '#content/workflow.ts';
import { messageColumns } from '#shared/message.ts';
import { barOf } from '#tests/support/page/bar.ts';
import { answerCalls, contactFormOf } from '#tests/support/page/contact.ts';
import { heroOf } from '#tests/support/page/hero.ts';
import { tabTo } from '#tests/support/page/keyboard.ts';
import { hydrated, open } from '#tests/support/page/open.ts';
import { expectScrollY } from '#tests/support/page/scrolling.ts';
import { stages } from '#tests/support/page/stages.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

// No test here uses a mouse.

test('the keyboard pauses the hero and chooses a slide', async ({ page }) => {
  await page.emulateMedia(inMotion);
  await open(page, '/');
  const { pause, play, dot, expectShown } = heroOf(page);
  await tabTo(pause);
  await page.keyboard.press('Space');
  await expect(play).toBeFocused();
  await page.keyboard.press('Space');
  await expect(pause).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dot(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectShown(2);
  await expect(dot(2)).toBeFocused();
});

test('the keyboard sends a message, and dismisses toasts', async ({ page, complaints }) => {
  complaints.expect(/^error:/);
  await open(page, '/');
  let status = 500;
  await answerCalls(page, { insert: (route) => route.fulfill({ status, body: '' }) });
  const { fields, button, fill } = contactFormOf(page);
  const afterForm = page.getByRole('link', { name: contactWords.next.direct.link });
  await fill();
  await fields.name.focus();
  for (const column of messageColumns) {
    await expect(fields[column]).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');

  const alert = page.getByRole('alert');
  await expect(alert).not.toBeEmpty();
  await expect(button).toBeFocused();
  await tabTo(alert.getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(alert).toBeEmpty();
  // The focus returns to where Tab came from.
  await expect(afterForm).toBeFocused();

  await button.focus();
  status = 201;
  await page.keyboard.press('Space');
  await expect(page.getByRole('status')).not.toBeEmpty();
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
  await tabTo(page.getByRole('status').getByRole('button'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status')).toBeEmpty();
  await expect(afterForm).toBeFocused();
});

test('the keyboard steps through the workflow and back without losing the focus', async ({
  page,
}) => {
  await open(page, '/product');
  const section = page.locator('#workflow');
  const current = section.locator('[aria-current="step"]');
  const next = section.getByRole('button', { name: workflow.next });
  const previous = section.getByRole('button', { name: workflow.previous });
  await tabTo(next);
  for (let press = 0; press < 12; press++) await page.keyboard.press('Enter');
  await expect(current).toHaveText(stages.at(-1) ?? '');
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(previous).toBeFocused();
  for (let press = 0; press < 12; press++) await page.keyboard.press('Space');
  await expect(current).toHaveText(stages[0] ?? '');
  await expect(previous).toBeDisabled();
  await expect(previous).toBeFocused();
});

test('the first link of a page skips the bar', async ({ page }) => {
  await open(page, '/careers');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: labels.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the keyboard opens, leaves and uses the menu', async ({ page }) => {
    await open(page, '/about');
    const { bar, brand, entry } = barOf(page);
    const button = bar.getByRole('button');
    const heading = page.getByRole('heading', { level: 1 });
    await tabTo(button);
    await page.keyboard.press('Enter');
    await expect(button).toHaveAccessibleName(labels.closeMenu);
    await expect(button).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(entry('/#services')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAccessibleName(labels.openMenu);
    await expect(button).toBeFocused();

    // The current page.
    await page.keyboard.press('Space');
    await tabTo(entry('/about'));
    await page.keyboard.press('Enter');
    await expect(entry('/about')).toBeHidden();
    await expect(heading).toBeFocused();
    await expectScrollY(page, 0);

    await tabTo(button, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(entry('/#contact'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/#contact');
    await hydrated(page);
    await expect(button).toHaveAccessibleName(labels.openMenu);

    await tabTo(button, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(entry('/#services'));
    await page.keyboard.press('Enter');
    await expect(page.locator('#services')).toBeFocused();

    await tabTo(brand, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(heading).toBeFocused();
    await expectScrollY(page, 0);
  });
});
