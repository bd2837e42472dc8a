import type { Locator, Page } from '@playwright/test';
import { workflow } from '#content/workflow.ts';
import { visibleChange } from '#tests/support/checks/contrast.ts';
import { barOf, linkTo } from '#tests/support/page/bar.ts';
import { answerCalls, contactFormOf } from '#tests/support/page/contact.ts';
import { heroOf, pointAway } from '#tests/support/page/hero.ts';
import { open, settled } from '#tests/support/page/open.ts';
import { serviceTabsOf } from '#tests/support/page/services.ts';
import { stages } from '#tests/support/page/stages.ts';
import { expect, test } from '#tests/support/page/test.ts';

// Measured in pixels, because styles say nothing about drawings and forced colours. audits.spec.ts measures words.

const looks = [
  { forcedColors: 'none', colorScheme: 'light' },
  { forcedColors: 'active', colorScheme: 'dark' },
] as const;

/** Does the same in the page's colours and in a visitor's own. */
async function inEachLook(page: Page, ask: (forced: boolean) => Promise<void>) {
  for (const look of looks)
    await test.step(`forced colours: ${look.forcedColors}`, async () => {
      await page.emulateMedia(look);
      await settled(page);
      await ask(look.forcedColors === 'active');
    });
}

test('the focus stands out', async ({ page }) => {
  const expectMarked = async (control: Locator) => {
    await control.scrollIntoViewIfNeeded();
    // Makes the browser show the focus.
    await page.keyboard.press('Shift');
    const changed = await visibleChange(control, 8, () => control.focus());
    const around = await control.evaluate((found) => found.getBoundingClientRect().width);
    expect(changed, await control.evaluate((found) => found.outerHTML)).toBeGreaterThan(around);
    await control.evaluate((found: HTMLElement) => found.blur());
    await page.keyboard.press('Escape');
  };
  await open(page, '/');
  const { fields, button } = contactFormOf(page);
  await inEachLook(page, async () => {
    for (const control of [
      barOf(page).entry('/about'),
      linkTo(page.locator('#hero'), '#contact'),
      heroOf(page).dot(1),
      serviceTabsOf(page).tab(1),
      serviceTabsOf(page).panel.getByRole('link').first(),
      fields.name,
      button,
      page.getByRole('contentinfo').getByRole('link').first(),
    ])
      await expectMarked(control);
  });
  await open(page, '/product');
  const section = page.locator('#workflow');
  await inEachLook(page, async () => {
    await expectMarked(section.getByRole('button', { name: workflow.next }));
    await expectMarked(section.getByRole('button', { name: stages[2] ?? '' }));
  });
});

test('every state that only a mark shows stands out', async ({ page }) => {
  const click = async (control: Locator) => {
    await control.evaluate((found: HTMLElement) => found.click());
    await settled(page);
  };
  await open(page, '/');
  const { dot } = heroOf(page);
  const { tab } = serviceTabsOf(page);
  await inEachLook(page, async (forced) => {
    await click(dot(1));
    await click(tab(1));
    await pointAway(page);
    await page.keyboard.press('Escape');
    await dot(2).scrollIntoViewIfNeeded();
    const shown = await visibleChange(dot(2), 0, () => click(dot(2)));
    expect(shown, 'the dot of the slide that is shown').toBeGreaterThan(20);
    await tab(4).scrollIntoViewIfNeeded();
    const chosen = await visibleChange(tab(4), 0, () => click(tab(4)));
    if (forced) expect(chosen, 'the chosen tab').toBeGreaterThan(100);
  });

  await page.setViewportSize({ width: 390, height: 844 });
  const menu = barOf(page).openMenu;
  const row = page.locator('#services').getByRole('button').nth(1);
  await inEachLook(page, async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const lines = await visibleChange(menu, 0, () =>
      menu.evaluate((found) => found.removeAttribute('class')),
    );
    expect(lines, 'the lines of the menu').toBeGreaterThan(40);
    await menu.evaluate((found) => found.setAttribute('class', 'menu-button'));
    await row.scrollIntoViewIfNeeded();
    const opened = await visibleChange(row, 0, () => click(row));
    expect(opened, 'the mark of an open service').toBeGreaterThan(15);
    await click(row);
  });
});

test('forced colours leave bar and toast opaque, and what drawings draw with gradients', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const expectGradient = async (found: Locator, part?: string) => {
    const image = (element: Element, part: string | undefined) =>
      getComputedStyle(element, part).backgroundImage;
    expect(await found.first().evaluate(image, part)).toContain('gradient');
  };
  await open(page, '/careers');
  await expectGradient(page.locator('.week-key-rest'), '::before');
  await open(page, '/');
  await expectGradient(page.locator('.graph-rows'));
  await answerCalls(page);
  const { button, fill } = contactFormOf(page);
  await fill();
  await button.click();
  await expect(page.getByRole('status')).not.toBeEmpty();
  const toast = page.getByRole('status').locator('> *');
  for (const over of [page.getByRole('banner'), toast])
    await expect(over).not.toHaveCSS('background-color', /, 0\)$/);
});
