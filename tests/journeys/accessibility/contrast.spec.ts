import type { Locator } from '@playwright/test';
import { visibleChange } from '#tests/support/checks/contrast.ts';
import { getContactForm, sendMessage } from '#tests/support/page/contact.ts';
import { getHeader } from '#tests/support/page/header.ts';
import { getHero, pointAway } from '#tests/support/page/hero.ts';
import { open, waitForIdle } from '#tests/support/page/open.ts';
import { getServices } from '#tests/support/page/services.ts';
import { expect, test } from '#tests/support/page/test.ts';

// Compares screenshots, because computed styles do not reveal the colours of drawings or forced
// colours. audits.spec.ts covers text.

for (const [scheme, look] of [
  ['the page’s colours', { forcedColors: 'none', colorScheme: 'light' }],
  ['forced colours', { forcedColors: 'active', colorScheme: 'dark' }],
] as const) {
  test(`focus indicators have enough contrast in ${scheme}`, async ({ page }) => {
    await page.emulateMedia(look);
    await open(page, '/');
    for (const control of [
      getHeader(page).link('/about'),
      getHero(page).dot(1),
      getServices(page).button(1),
      getContactForm(page).field('name'),
    ]) {
      await control.scrollIntoViewIfNeeded();
      // A key press turns on `:focus-visible`.
      await page.keyboard.press('Shift');
      const pixels = await visibleChange(control, () => control.focus());
      const { width = 0 } = (await control.boundingBox()) ?? {};
      expect(pixels, await control.innerText()).toBeGreaterThan(width);
      await control.blur();
      await page.keyboard.press('Escape');
    }
  });

  test(`states that only a marker shows have enough contrast in ${scheme}`, async ({ page }) => {
    await page.emulateMedia(look);
    await open(page, '/');
    const { button } = getServices(page);
    const changeAt = async (control: Locator) => {
      await control.scrollIntoViewIfNeeded();
      return visibleChange(control, async () => {
        await control.dispatchEvent('click');
        await waitForIdle(page);
      });
    };
    await pointAway(page);
    expect(await changeAt(getHero(page).dot(2)), 'the current dot').toBeGreaterThan(20);
    // Otherwise text and background change, which audits.spec.ts measures.
    if (look.forcedColors === 'active')
      expect(await changeAt(button(4)), 'the open service').toBeGreaterThan(100);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await changeAt(button(2)), 'the open service on a phone').toBeGreaterThan(15);
  });
}

test('the header and toasts stay opaque in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/');
  await sendMessage(page, 201);
  const toast = page.getByRole('status').locator('> *');
  for (const overlay of [page.getByRole('banner'), toast])
    await expect(overlay).not.toHaveCSS('background-color', /, 0\)$/);
});
