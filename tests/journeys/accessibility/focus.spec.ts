import type { Page } from '@playwright/test';
import { answerCalls, contactFormOf } from '#tests/support/page/contact.ts';
import { open } from '#tests/support/page/open.ts';
import { scrollY } from '#tests/support/page/scrolling.ts';
import { expect, test } from '#tests/support/page/test.ts';

const pages = ['/', '/about', '/careers', '/product', '/nowhere'];

interface Stop {
  name: string;
  /** What is wrong with how it is seen. */
  faults: string[];
}

/** Where the focus is now; nothing when it has left the page. */
function stop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async () => {
    // The browser has brought it into view, and the page has followed.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    const bar = document.querySelector('header');
    if (!focused || focused === document.body || !bar) return;
    await Promise.allSettled(focused.getAnimations().map(({ finished }) => finished));
    const faults: string[] = [];
    const { top, bottom, left, right, height, width } = focused.getBoundingClientRect();

    const isMarked = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
      const outlined = outlineStyle !== 'none' && outlineWidth !== '0px';
      return (outlined && outlineColor !== 'rgba(0, 0, 0, 0)') || boxShadow !== 'none';
    };
    const label = focused.closest('label');
    if (!isMarked(focused) && !(label && isMarked(label))) faults.push('has no mark');

    const over = bar.contains(focused) || focused.matches('[href="#main"]');
    const barBottom = bar.getBoundingClientRect().bottom;
    if (!over && top < barBottom) faults.push(`is ${barBottom - top} pixels behind the bar`);
    if (left < 0 || right > window.innerWidth) faults.push('sticks out of the window');
    // Of what is tall the browser shows where one writes or begins to read.
    const below = Math.min(bottom, top + 24) - window.innerHeight;
    if (below > 1) faults.push(`is ${below} pixels below the window`);

    // Something else may lie over it.
    for (const across of [0.1, 0.5, 0.9]) {
      for (const down of [0.1, 0.5, 0.9]) {
        const y = top + height * down;
        if (y >= window.innerHeight) continue;
        const met = document.elementFromPoint(left + width * across, y);
        const own = met && (focused.contains(met) || met.contains(focused));
        if (!own) faults.push(`is covered by ${met?.outerHTML.slice(0, 80)}`);
      }
    }
    return { name: focused.outerHTML.slice(0, 120), faults };
  });
}

async function expectAllSeen(page: Page, key: 'Tab' | 'Shift+Tab') {
  let stops = 0;
  for (let press = 0; press < 100; press++) {
    await page.keyboard.press(key);
    const met = await stop(page);
    if (!met) break;
    stops++;
    expect(met).toEqual({ name: met.name, faults: [] });
  }
  expect(stops, 'some stops, and an end of them').toBeGreaterThan(5);
  expect(stops).toBeLessThan(100);
}

for (const [width, height] of [
  [1280, 800],
  [320, 256],
] as const) {
  test(`every stop of Tab is marked and in sight, ${width} by ${height} pixels`, async ({
    page,
    complaints,
  }) => {
    test.slow();
    complaints.expect(/404/);
    await page.setViewportSize({ width, height });
    for (const path of pages) {
      await open(page, path);
      await expectAllSeen(page, 'Tab');
    }
  });

  test(`and of Shift+Tab, from the end, ${width} by ${height} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    await expectAllSeen(page, 'Shift+Tab');
  });
}

for (const [width, height] of [
  [1024, 600],
  [390, 400],
] as const) {
  test(`and while a toast is shown, ${width} by ${height} pixels`, async ({ page, complaints }) => {
    complaints.expect(/^error:/);
    await page.setViewportSize({ width, height });
    await open(page, '/');
    await answerCalls(page, { insert: (route) => route.fulfill({ status: 500, body: '' }) });
    const { button, fill } = contactFormOf(page);
    await fill();
    await button.click();
    const alert = page.getByRole('alert');
    await expect(alert).not.toBeEmpty();
    // It stays for as long as the pointer is on it.
    await alert.getByRole('paragraph').first().hover();
    await button.focus();
    await expectAllSeen(page, 'Tab');
    await expect(alert).not.toBeEmpty();
  });
}

test('a click on plain text leaves the keyboard there', async ({ page }) => {
  await open(page, '/');
  const section = page.locator('#contact');
  const toForm = page.getByRole('banner').getByRole('link').last();
  const expectNextLink = async () => {
    const text = section.getByRole('listitem').first();
    await text.scrollIntoViewIfNeeded();
    const before = await scrollY(page);
    await text.click({ position: { x: 5, y: 5 } });
    await page.keyboard.press('Tab');
    await expect(section.getByRole('link').first()).toBeFocused();
    expect(await scrollY(page)).toBe(before);
  };
  await expectNextLink();

  // The target of a link is focusable for as long as it has the focus, and takes it from no click then.
  await toForm.click();
  await expect(section).toBeFocused();
  await expectNextLink();
  await expect(section).not.toHaveAttribute('tabindex');
});
