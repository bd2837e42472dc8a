import type { Page } from '@playwright/test';
import { getContactForm, sendMessage } from '#tests/support/page/contact.ts';
import { getHeader } from '#tests/support/page/header.ts';
import { open } from '#tests/support/page/open.ts';
import { scrollY } from '#tests/support/page/scrolling.ts';
import { expect, smallestViewport, test } from '#tests/support/page/test.ts';

/** Describes the focused element and the reasons why its focus is not visible. Undefined once focus has left the page. */
function describeFocus(page: Page): Promise<{ name: string; faults: string[] } | undefined> {
  return page.evaluate(async () => {
    // Waits for the browser to scroll the focused element into view.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    if (!focused || focused === document.body) return;
    await Promise.allSettled(focused.getAnimations().map(({ finished }) => finished));
    const faults: string[] = [];
    const hasRing = [focused, focused.closest('label') ?? focused].some((element) => {
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    });
    if (!hasRing) faults.push('has no focus ring');
    const { top, left, height, width } = focused.getBoundingClientRect();
    // A tall element may end below the viewport.
    const points = [0.1, 0.5, 0.9].map((fraction) => top + fraction * height);
    for (const y of points.filter((y, index) => index === 0 || y < window.innerHeight)) {
      const hit = document.elementFromPoint(left + width / 2, y);
      if (!hit) faults.push('is outside the viewport');
      else if (!focused.contains(hit) && !hit.contains(focused))
        faults.push(`is covered by ${hit.outerHTML.slice(0, 80)}`);
    }
    return { name: focused.outerHTML.slice(0, 120), faults };
  });
}

/** Presses the key until focus leaves the page, and checks that focus is visible at each stop. */
async function expectFocusVisible(page: Page, key: 'Tab' | 'Shift+Tab') {
  let stops = 0;
  for (;;) {
    await page.keyboard.press(key);
    const stop = await describeFocus(page);
    if (!stop) break;
    expect(stop).toEqual({ name: stop.name, faults: [] });
    stops += 1;
  }
  expect(stops).toBeGreaterThan(1);
}

// The other pages have the same header and footer, and links and buttons of the same kind.
for (const path of ['/', '/product'])
  test(`focus is visible at each Tab stop of ${path} in the smallest viewport`, async ({
    page,
  }) => {
    await page.setViewportSize(smallestViewport);
    await open(page, path);
    await expectFocusVisible(page, 'Tab');
  });

test('the toast and the header do not cover a focused control', async ({ page, pageErrors }) => {
  pageErrors.allow(/^error:/);
  await page.setViewportSize({ width: 390, height: 400 });
  await open(page, '/');
  await sendMessage(page, 500);
  const alert = page.getByRole('alert');
  // The pointer keeps the toast open.
  await alert.getByRole('paragraph').first().hover();
  await getContactForm(page).button.focus();
  await expectFocusVisible(page, 'Shift+Tab');
  await expect(alert).not.toBeEmpty();
});

test('Tab continues from where plain text was clicked', async ({ page }) => {
  await open(page, '/');
  const section = page.locator('#contact');
  // A link's target is focusable only until it loses focus, so that a later click does not focus it again.
  await getHeader(page).link('/#contact').click();
  await expect(section).toBeFocused();
  const text = section.getByRole('listitem').first();
  await text.scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  await text.click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('Tab');
  await expect(section.getByRole('link').first()).toBeFocused();
  expect(await scrollY(page)).toBe(before);
  await expect(section).not.toHaveAttribute('tabindex');
});
