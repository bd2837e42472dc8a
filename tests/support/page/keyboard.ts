import { expect, type Locator } from '@playwright/test';

/** Presses Tab until the element has the focus. */
export async function tabTo(element: Locator): Promise<void> {
  const page = element.page();
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press('Tab');
    if (await element.evaluate((el) => el === document.activeElement)) return;
  }
  await expect(element, 'Tab never reaches it').toBeFocused();
}
