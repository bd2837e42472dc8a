import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { solutions } from '#content/solutions.ts';
import { fadedTexts } from '#tests/support/page/animations.ts';
import { contactFormOf, message, sentDescription, sentTitle } from '#tests/support/page/contact.ts';
import { serviceList } from '#tests/support/page/services.ts';
import { expect, test } from '#tests/support/page/test.ts';
import { listMessages } from '#tests/support/server/list-messages.ts';

test.use({ javaScriptEnabled: false });

const paths = ['/', '/about', '/careers', '/product', '/nowhere'];

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Texts that are in the main part of the HTML and not on the screen. */
async function hiddenTexts(page: Page): Promise<string[]> {
  const shown = squeeze(await page.getByRole('main').innerText());
  const written = await page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      // The slide that is not shown, words that are asked for, and what drawings are called.
      const apart = parent?.closest(
        '[aria-hidden="true"], [role="tooltip"], [role="tab"], svg, figcaption, [hidden]',
      );
      if (!apart) texts.push(walker.currentNode.textContent ?? '');
    }
    return texts;
  });
  return written.map(squeeze).filter((text) => text !== '' && !shown.includes(text));
}

for (const width of [390, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('every page reads in full, and nothing is faded', async ({ page, complaints }) => {
      complaints.expect(/404/);
      for (const path of paths) {
        await page.goto(path);
        expect(await fadedTexts(page), path).toEqual([]);
        const hidden = (await hiddenTexts(page)).filter((text) => !controls.has(text));
        expect(hidden, path).toEqual([]);
      }
    });

    test('slide 1 is shown, and every service in words, and no control that would do nothing', async ({
      page,
    }) => {
      await page.goto('/');
      for (const name of ['Open menu', 'Pause', /^Slide \d/]) {
        await expect(page.getByRole('button', { name })).toHaveCount(0);
      }
      const slides = page.locator('#hero').getByRole('group');
      await expect(slides.filter({ hasText: company.products.launch }).first()).toBeVisible();
      await expect(
        page.getByRole('heading', { name: company.products.launch }).first(),
      ).toBeVisible();
      const told = squeeze(await page.locator('#services').innerText());
      for (const { title, words } of serviceList) {
        for (const word of [title, ...words]) expect(told).toContain(word.toLowerCase());
      }
      // A transparent bar stays behind, since it cannot turn white.
      const bar = page.getByRole('banner');
      await expect(bar).toBeInViewport();
      await page.mouse.move(width / 2, 400);
      await page.mouse.wheel(0, 1500);
      await expect(bar).not.toBeInViewport();

      await page.goto('/product');
      for (const name of ['Start at the push', 'Next', 'Previous']) {
        await expect(page.getByRole('button', { name })).toHaveCount(0);
      }
    });

    test('the bar’s entries are there and lead on', async ({ page }) => {
      for (const [name, url] of [
        ['About', '/about'],
        ['Careers', '/careers'],
        ['Services', '/#services'],
        ['Contact', '/#contact'],
      ] as const) {
        await page.goto('/product');
        const link = page.getByRole('banner').getByRole('link', { name, exact: true });
        await expect(link).toBeInViewport({ ratio: 1 });
        await link.click();
        await expect(page).toHaveURL(url);
      }
      await expect(page.locator('#contact')).toBeInViewport();
    });
  });
}

/** The words of controls that only scripts could answer. */
const controls = new Set([
  'start at the push',
  'previous',
  'next',
  '6 of 11',
  'production',
  squeeze(solutions.covers),
]);

test('the words of every tooltip are in the HTML', async ({ page }) => {
  for (const path of ['/', '/product']) {
    await page.goto(path);
    for (const name of ['Push to Git', 'Production', 'Rollbacks']) {
      const label = page.locator('main').getByRole('button', { name, exact: true });
      await expect(label).toHaveAccessibleDescription(/\w+ \w+ \w+/);
    }
  }
});

test('the form is sent, stored and answered with a page', async ({ page }) => {
  const mark = `mark-${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/');
  const { button, fill } = contactFormOf(page);
  await fill({ name: mark });
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentTitle);
  await expect(page.getByRole('main')).toContainText(sentDescription);
  expect(new URL(page.url()).search).toBe('');
  expect(await listMessages()).toContain(mark);
  await expect(page.getByRole('contentinfo')).toContainText(company.mailboxes.general);
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/');
});

test('a form that cannot be stored comes back with the words, and can be sent again', async ({
  page,
  complaints,
}) => {
  complaints.expect(/422/);
  const mark = `mark-${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/');
  const { button, fill } = contactFormOf(page);
  await fill({ name: mark, company: '   ' });
  await button.click();

  const main = page.getByRole('main');
  await expect(main).toContainText('“Company” is empty. Please fill it in.');
  await expect(main).not.toContainText('try again later');
  await expect(main.getByLabel('Company *')).toHaveAccessibleDescription(/^“Company” is empty/);
  await expect(main.getByLabel('Company *')).toHaveAttribute('aria-invalid', 'true');
  await expect(main.getByLabel('Full Name *')).toHaveAttribute('aria-invalid', 'false');
  for (const [label, limit] of [
    ['Full Name *', '200'],
    ['Email Address *', '320'],
    ['Company *', '200'],
    ['Message *', '5000'],
  ] as const) {
    await expect(main.getByLabel(label)).toHaveAttribute('maxlength', limit);
  }
  await expect(main.getByLabel('Full Name *')).toHaveValue(mark);
  await expect(main.getByLabel('Email Address *')).toHaveValue(message.email);
  await expect(main.getByLabel('Message *')).toHaveValue(message.message);
  expect(await listMessages()).not.toContain(mark);
  await expect(page.getByRole('contentinfo')).toContainText(company.mailboxes.general);

  await main.getByLabel('Company *').fill(message.company);
  await main.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentTitle);
  expect(await listMessages()).toContain(mark);
});
