import { expect, type Locator } from '@playwright/test';

/** Presses Tab, or Shift+Tab, until the element has the focus. */
export async function tabTo(element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = element.page();
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press(key);
    if (await element.evaluate((found) => found === document.activeElement)) return;
  }
  await expect(element, `${key} never reaches it`).toBeFocused();
}
