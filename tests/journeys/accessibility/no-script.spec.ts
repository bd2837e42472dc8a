import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { formWords } from '#content/contact.ts';
import { carouselWords, heroSlides } from '#content/hero-slides.ts';
import { navigation } from '#content/navigation.ts';
import { solutions } from '#content/solutions.ts';
import { workflow } from '#content/workflow.ts';
import { type MessageColumn, messageColumns, messageFields } from '#shared/message.ts';
import { fadedTexts } from '#tests/support/page/animations.ts';
import { expectArrived } from '#tests/support/page/arrival.ts';
import { barOf } from '#tests/support/page/bar.ts';
import {
  contactFormOf,
  failedDescription,
  message,
  refusalOf,
  sentDescription,
  sentTitle,
} from '#tests/support/page/contact.ts';
import { heroOf } from '#tests/support/page/hero.ts';
import { allPaths } from '#tests/support/page/paths.ts';
import { serviceList } from '#tests/support/page/services.ts';
import { stages } from '#tests/support/page/stages.ts';
import { expect, test } from '#tests/support/page/test.ts';
import { listMessages } from '#tests/support/server/list-messages.ts';
import { makeMark } from '#tests/support/server/messages.ts';

test.use({ javaScriptEnabled: false });

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Texts that `main` contains and does not show. */
async function hiddenTexts(page: Page): Promise<string[]> {
  const shown = squeeze(await page.getByRole('main').innerText());
  const written = await page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      // The hidden slide, tooltips, and the names of drawings.
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

    test('every page reads in full, with nothing faded', async ({ page }) => {
      for (const path of allPaths) {
        await page.goto(path);
        expect(await fadedTexts(page), path).toEqual([]);
        const hidden = (await hiddenTexts(page)).filter((text) => !controls.has(text));
        expect(hidden, path).toEqual([]);
      }
    });

    test('slide 1 and every service are shown, and no control that needs scripts', async ({
      page,
    }) => {
      await page.goto('/');
      const { openMenu } = barOf(page);
      const { pause, dot } = heroOf(page);
      for (const control of [openMenu, pause, dot(1)]) await expect(control).toHaveCount(0);
      const slides = page.locator('#hero').getByRole('group');
      await expect(slides.filter({ hasText: company.products.launch }).first()).toBeVisible();
      await expect(
        page.getByRole('heading', { name: company.products.launch }).first(),
      ).toBeVisible();
      const shown = squeeze(await page.locator('#services').innerText());
      for (const { title, words } of serviceList) {
        for (const word of [title, ...words]) expect(shown).toContain(word.toLowerCase());
      }
      // The bar scrolls away, since it cannot turn opaque.
      const bar = page.getByRole('banner');
      await expect(bar).toBeInViewport();
      for (const { href } of navigation)
        await expect(barOf(page).entry(href)).toBeInViewport({ ratio: 1 });
      await page.mouse.move(width / 2, 400);
      await page.mouse.wheel(0, 1500);
      await expect(bar).not.toBeInViewport();

      await page.goto('/product');
      for (const name of [workflow.start, workflow.next, workflow.previous]) {
        await expect(page.getByRole('button', { name })).toHaveCount(0);
      }
    });
  });
}

/** The words of controls that need scripts. */
const controls = new Set([
  squeeze(workflow.start),
  squeeze(workflow.previous),
  squeeze(workflow.next),
  squeeze(workflow.progress(1, stages.length)),
  squeeze(stages[0] ?? ''),
  squeeze(solutions.covers),
  ...heroSlides.map(({ title }) => squeeze(carouselWords.dotName(title))),
]);

test('a message arrives and is answered with a page', async ({ page }) => {
  const mark = makeMark();
  await page.goto('/');
  const { button, fill } = contactFormOf(page);
  await fill({ name: mark });
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentTitle);
  await expect(page.getByRole('main')).toContainText(sentDescription);
  expect(new URL(page.url()).search).toBe('');
  await expectArrived(mark);
  await expect(page.getByRole('contentinfo')).toContainText(company.mailboxes.general);
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/');
});

test('a refused message comes back with its words, and can be sent again', async ({
  page,
  complaints,
}) => {
  complaints.expect(/422/);
  const mark = makeMark();
  await page.goto('/');
  const { button, fill } = contactFormOf(page);
  await fill({ name: mark, company: '   ' });
  await button.click();

  const main = page.getByRole('main');
  const field = (column: MessageColumn) => main.getByLabel(formWords.fields[column].label);
  await expect(main).not.toContainText(failedDescription);
  await expect(field('company')).toHaveAccessibleDescription(refusalOf('company', 'not_blank'));
  for (const column of messageColumns) {
    await expect(field(column)).toHaveAttribute('aria-invalid', `${column === 'company'}`);
    await expect(field(column)).toHaveAttribute('maxlength', `${messageFields[column].limit}`);
  }
  await expect(field('name')).toHaveValue(mark);
  await expect(field('email')).toHaveValue(message.email);
  await expect(field('message')).toHaveValue(message.message);
  expect(await listMessages()).not.toContain(mark);
  await expect(page.getByRole('contentinfo')).toContainText(company.mailboxes.general);

  await field('company').fill(message.company);
  await main.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentTitle);
  await expectArrived(mark);
});
