import type { Locator, Page } from '@playwright/test';
import { visibleChange } from '#tests/support/checks/contrast.ts';
import { getContactForm, mockBackend } from '#tests/support/page/contact.ts';
import { findLink, getHeader } from '#tests/support/page/header.ts';
import { getHero, pointAway } from '#tests/support/page/hero.ts';
import { open, waitForIdle } from '#tests/support/page/open.ts';
import { getServices } from '#tests/support/page/services.ts';
import { expect, test } from '#tests/support/page/test.ts';

// Compares pixels, because styles do not tell the colours of drawings or forced colours. audits.spec.ts measures words.

/** Runs a check in the page's colours and in forced colours. */
async function inEachColourScheme(page: Page, ask: (forced: boolean) => Promise<void>) {
  for (const forced of [false, true])
    await test.step(`forced colours: ${forced}`, async () => {
      await page.emulateMedia({
        forcedColors: forced ? 'active' : 'none',
        colorScheme: forced ? 'dark' : 'light',
      });
      await waitForIdle(page);
      await ask(forced);
    });
}

test('the focus stands out', async ({ page }) => {
  const expectMarked = async (...controls: Locator[]) => {
    for (const control of controls) {
      await control.scrollIntoViewIfNeeded();
      // A key press makes the focus visible.
      await page.keyboard.press('Shift');
      const changed = await visibleChange(control, () => control.focus());
      const width = await control.evaluate((found) => found.getBoundingClientRect().width);
      expect(changed, await control.innerText()).toBeGreaterThan(width);
      await control.blur();
      await page.keyboard.press('Escape');
    }
  };
  await open(page, '/');
  const { fields, button } = getContactForm(page);
  await inEachColourScheme(page, () =>
    expectMarked(
      getHeader(page).link('/about'),
      findLink(page.locator('#hero'), '#contact'),
      getHero(page).dot(1),
      getServices(page).button(1),
      getServices(page).panel.getByRole('link').first(),
      fields.name,
      button,
      page.getByRole('contentinfo').getByRole('link').first(),
    ),
  );
});

test('every state that only a mark shows stands out', async ({ page }) => {
  const click = async (control: Locator) => {
    await control.dispatchEvent('click');
    await waitForIdle(page);
  };
  const changeAt = async (control: Locator) => {
    await control.scrollIntoViewIfNeeded();
    return visibleChange(control, () => click(control));
  };
  await open(page, '/');
  const { dot } = getHero(page);
  const { button } = getServices(page);
  await inEachColourScheme(page, async (forced) => {
    await click(dot(1));
    await click(button(1));
    await pointAway(page);
    await page.keyboard.press('Escape');
    expect(await changeAt(dot(2)), 'the dot of the slide that is shown').toBeGreaterThan(20);
    const chosen = await changeAt(button(4));
    if (forced) expect(chosen, 'the open service').toBeGreaterThan(100);
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await inEachColourScheme(page, async () => {
    expect(await changeAt(button(2)), 'the mark of an open service').toBeGreaterThan(15);
    await click(button(2));
  });
});

test('forced colours leave header and toast opaque', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/');
  await mockBackend(page);
  const { button, fill } = getContactForm(page);
  await fill();
  await button.click();
  const toast = page.getByRole('status').locator('> *');
  for (const over of [page.getByRole('banner'), toast])
    await expect(over).not.toHaveCSS('background-color', /, 0\)$/);
});
