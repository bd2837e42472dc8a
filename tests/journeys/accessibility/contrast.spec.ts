import { countContrastingPixels } from '#tests/support/checks/contrast.ts';
import { getContactForm } from '#tests/support/page/contact.ts';
import { getHeader } from '#tests/support/page/header.ts';
import { getHero } from '#tests/support/page/hero.ts';
import { open, waitForIdle } from '#tests/support/page/open.ts';
import { pointAway } from '#tests/support/page/pointer.ts';
import { getServices } from '#tests/support/page/services.ts';
import { expect, test } from '#tests/support/page/test.ts';

// Compares screenshots, because computed styles do not reveal forced colours or the colours of
// drawings. audits.spec.ts checks the contrast of text.

/** How many pixels of a small mark, such as a plus that becomes a minus, must change to be noticed. */
const noticeablePixels = 15;

for (const [scheme, media] of [
  ['the page’s colours', { forcedColors: 'none', colorScheme: 'light' }],
  ['forced colours', { forcedColors: 'active', colorScheme: 'dark' }],
] as const)
  test(`focus, the slide’s dot and the open service stand out in ${scheme}`, async ({ page }) => {
    await page.emulateMedia(media);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/');
    const dot = getHero(page).dot(2);
    const service = getServices(page).button(2);
    const { openButton } = getHeader(page);
    // A key press turns on `:focus-visible`.
    await page.keyboard.press('Shift');
    for (const control of [openButton, dot, service, getContactForm(page).field('name')]) {
      await control.scrollIntoViewIfNeeded();
      const pixels = await countContrastingPixels(control, () => control.focus());
      // A focus ring has more pixels than one side of its control.
      const { width = 0 } = (await control.boundingBox()) ?? {};
      expect(pixels, await control.innerHTML()).toBeGreaterThan(width);
      await control.blur();
      await page.keyboard.press('Escape');
    }

    await pointAway(page);
    for (const control of [dot, service]) {
      await control.scrollIntoViewIfNeeded();
      const pixels = await countContrastingPixels(control, async () => {
        await control.dispatchEvent('click');
        await waitForIdle(page);
      });
      expect(pixels).toBeGreaterThan(noticeablePixels);
    }
  });
