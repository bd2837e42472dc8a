import type { Locator, Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { pixelAt } from '#tests/support/checks/pixel.ts';
import { open } from '#tests/support/page/open.ts';
import { expectScrollY, expectTop, scrollTo } from '#tests/support/page/scrolling.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

const white = '255,255,255';
const pages = ['/about', '/careers', '/product', '/nothing/here'];

/** In the margin, where neither bar nor hero have anything but their ground. */
function ground(page: Page) {
  return pixelAt(page, 3, 20);
}

async function expectOpaque(page: Page) {
  await expect.poll(() => ground(page)).toBe(white);
}

async function expectTransparent(page: Page) {
  await expect(page.locator('#hero')).toBeInViewport();
  const below = await pixelAt(page, 3, 110);
  expect(below).not.toBe(white);
  await expect.poll(() => ground(page)).toBe(below);
}

/** Something darker than the page lies right under the bar. */
async function expectShadow(page: Page) {
  const bar = await page.getByRole('banner').boundingBox();
  const under = await pixelAt(page, 3, bar?.height ?? Number.NaN);
  const far = await pixelAt(page, 3, (bar?.height ?? Number.NaN) + 60);
  expect(under).not.toBe(far);
}

for (const height of [800, 500]) {
  test(`at home it is transparent until half of ${height} pixels are scrolled`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    await open(page, '/');
    await expectTransparent(page);
    await scrollTo(page, height / 2);
    await expectTransparent(page);
    await scrollTo(page, height / 2 + 1);
    await expectOpaque(page);
    await expectShadow(page);
    await scrollTo(page, height / 2 - 1);
    await expectTransparent(page);
  });
}

test('on other pages it is always opaque', async ({ page, complaints }) => {
  complaints.expect(/404/);
  for (const path of pages) {
    await open(page, path);
    await expectOpaque(page);
    await expectShadow(page);
  }
});

test('it turns opaque and transparent as the visitor goes from page to page', async ({ page }) => {
  await open(page, '/');
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expectOpaque(page);
  await bar.getByRole('link', { name: company.name }).click();
  await expect(page).toHaveURL('/');
  await expectTransparent(page);
});

test('it stays at the top of the window', async ({ page }) => {
  for (const path of ['/', '/careers']) {
    await open(page, path);
    await scrollTo(page, 900);
    await expectTop(page.getByRole('banner'), 0);
    await expect(page.getByRole('banner')).toBeVisible();
  }
});

test('the tagline is seen only once the page is scrolled', async ({ page }) => {
  for (const [path, width] of [
    ['/', 1280],
    ['/careers', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, path);
    const tagline = page.getByRole('banner').getByText(company.tagline);
    await expect(tagline).toHaveCSS('opacity', '0');
    await scrollTo(page, 5);
    await expect(tagline).toHaveCSS('opacity', '1');
    await expect(tagline).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 0);
    await expect(tagline).toHaveCSS('opacity', '0');
  }
});

test('it fades in', async ({ page }) => {
  await page.emulateMedia(inMotion);
  await open(page, '/');
  const tagline = page.getByRole('banner').getByText(company.tagline);
  const duration = await tagline.evaluate(async (found) => {
    window.scrollTo({ top: 50, behavior: 'instant' });
    await new Promise<void>((resolve) =>
      found.addEventListener('transitionrun', () => resolve(), { once: true }),
    );
    return Math.max(...found.getAnimations().map((a) => Number(a.effect?.getTiming().duration)));
  });
  expect(duration).toBeGreaterThan(50);
});

test('logo, name and entries are there, in order', async ({ page }) => {
  await open(page, '/');
  const bar = page.getByRole('banner');
  const brand = bar.getByRole('link', { name: company.name });
  await expect(brand).toBeVisible();
  await expect(brand.locator('svg, img')).toBeVisible();
  await expect(bar.getByRole('navigation').getByRole('link')).toHaveText([
    'Services',
    'About',
    'Careers',
    'Contact',
  ]);
  for (const [name, path] of [
    ['About', '/about'],
    ['Careers', '/careers'],
  ] as const) {
    await bar.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
});

test('the brand leads home, and at home smoothly to the top', async ({ page }) => {
  await page.emulateMedia(inMotion);
  await open(page, '/product');
  const brand = page.getByRole('banner').getByRole('link', { name: company.name });
  await scrollTo(page, 400);
  await brand.click();
  await expect(page).toHaveURL('/');
  await expectScrollY(page, 0);

  await scrollTo(page, 2000);
  const jumped = await brand.evaluate((found: HTMLElement) => {
    found.click();
    return window.scrollY < 1000;
  });
  expect(jumped).toBe(false);
  await expectScrollY(page, 0);
  await expect(page).toHaveURL('/');

  // The logo itself, not the words beside it.
  await scrollTo(page, 2000);
  await brand.locator('svg, img').click();
  await expectScrollY(page, 0);
});

test('the way to the form is a button once the bar is opaque, and ends at the margin', async ({
  page,
}) => {
  await open(page, '/');
  const contact = page.getByRole('banner').getByRole('link', { name: 'Contact' });
  /** How far inside the page's margin its right end is: the word's at rest, the button's then. */
  const inside = () =>
    contact.evaluate((link) => {
      const filled = getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)';
      const words = document.createRange();
      words.selectNodeContents(link);
      const { right } = (filled ? link : words).getBoundingClientRect();
      const margin = getComputedStyle(document.documentElement).getPropertyValue('--margin');
      return { filled, inside: Math.round(window.innerWidth - parseFloat(margin) - right) };
    });
  await expect.poll(inside).toEqual({ filled: false, inside: 0 });
  await scrollTo(page, 700);
  await expect.poll(inside).toEqual({ filled: true, inside: 0 });
});

test('at rest it has a hairline, and a shadow only where something lies below it', async ({
  page,
}) => {
  await open(page, '/about');
  const shadows = () =>
    page
      .getByRole('banner')
      .evaluate((bar) => getComputedStyle(bar).boxShadow.match(/(rgba?|color)\(/g)?.length);
  await expect.poll(shadows).toBe(1);
  await scrollTo(page, 300);
  await expect.poll(shadows).toBe(2);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(shadows).toBeUndefined();
});

test('a long name shares a small phone’s bar with the tagline', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  await scrollTo(page, 600);
  const bar = page.getByRole('banner');
  await bar.getByText(company.name, { exact: true }).evaluate((name) => {
    name.textContent = 'Saskatchewan Interoperations';
  });
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (!box) throw new Error('It is not shown');
    return { ...box, right: box.x + box.width, bottom: box.y + box.height };
  };
  await expect(async () => {
    const whole = await boxOf(bar);
    const name = await boxOf(bar.getByText('Saskatchewan Interoperations'));
    const tagline = await boxOf(bar.getByText(company.tagline));
    const menu = await boxOf(bar.getByRole('button', { name: 'Open menu' }));
    expect(name.y).toBeGreaterThanOrEqual(whole.y);
    expect(name.bottom).toBeLessThanOrEqual(tagline.y + 1);
    expect(tagline.bottom).toBeLessThanOrEqual(whole.bottom);
    expect(Math.max(name.right, tagline.right)).toBeLessThanOrEqual(menu.x);
  }).toPass();
});
