import type { Page } from '@playwright/test';
import { measureLine } from '#app/drawings/visitor-line/geometry.ts';
import { contactWords } from '#content/contact.ts';
import { visitorLine } from '#content/visitor-line.ts';
import { answerCalls, contactFormOf, sentTitle } from '#tests/support/page/contact.ts';
import { hydrated, open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

const hours = { waits: [2, 6, 24, 4, 20], work: 6 };
const sentence = visitorLine.message(measureLine(hours));
const words = contactWords.line;

/** As the drawing leaves it in the tab. */
async function openWithLine(page: Page) {
  await open(page, '/about');
  await page.evaluate(() => sessionStorage.setItem('line', '2-6-24-4-20-6 in message'));
  await open(page, '/');
}

function lineOf(page: Page) {
  const section = page.locator('#contact');
  return {
    drawing: section.getByRole('img', { name: sentence }),
    title: section.getByRole('heading', { name: words.title }),
    change: section.getByRole('link', { name: words.change.label }),
    leaveOut: section.getByRole('button', { name: words.leaveOut }),
    putBack: section.getByRole('button', { name: words.putBack }),
  };
}

test('a line begins the message, stands beside the form, and is left out with its sentence', async ({
  page,
}) => {
  await open(page, '/');
  const { drawing, title, change, leaveOut, putBack } = lineOf(page);
  await expect(title).toHaveCount(0);
  await openWithLine(page);
  const { message } = contactFormOf(page).fields;
  await expect(message).toHaveValue(`${sentence}\n\n`);
  await expect(drawing).toBeVisible();
  await expect(change).toHaveAttribute('href', '#approach');

  const begun = `${sentence}\n\n`;
  await expect(message).toHaveValue(begun);
  await message.fill(`${begun}Two clusters.`);
  await page.reload();
  await hydrated(page);
  await expect(message).toHaveValue(`${begun}Two clusters.`);
  await expect(title).toBeVisible();

  await leaveOut.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.leftOut['with its sentence'])).toBeVisible();
  await expect(drawing).toHaveCount(0);
  await expect(message).not.toHaveValue(new RegExp(sentence));
  await expect(putBack).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(message).toHaveValue(`${begun}Two clusters.`);

  // Edited words are the visitor's own.
  const edited = `About ${begun}`.replace(' 62', ' 60');
  await message.fill(edited);
  await page.reload();
  await hydrated(page);
  await expect(message).toHaveValue(edited);
  await leaveOut.click();
  await expect(page.getByText(words.leftOut['without its edited sentence'])).toBeVisible();
  await expect(message).toHaveValue(edited);
  await page.reload();
  await hydrated(page);
  await expect(message).toHaveValue(edited);
  await expect(title).toHaveCount(0);
});

test('a line goes with the message that is sent, and not with the next', async ({ page }) => {
  await openWithLine(page);
  const calls = await answerCalls(page);
  const { fill, button, values, fields } = contactFormOf(page);
  await fill({ message: `${await fields.message.inputValue()}Hello.` });
  await button.click();
  await expect(page.getByText(sentTitle)).toBeVisible();
  expect(calls.inserts).toMatchObject([{ message: `${sentence}\n\nHello.` }]);
  await expect(page.getByRole('heading', { name: words.sent })).toBeVisible();
  expect(await values()).toMatchObject({ message: '' });
  await fields.message.pressSequentially('Again.');
  await expect(page.getByRole('heading', { name: words.sent })).toHaveCount(0);
  await fields.message.clear();
  await page.reload();
  await hydrated(page);
  expect(await values()).toMatchObject({ message: '' });
  await expect(lineOf(page).drawing).toHaveCount(0);
});
