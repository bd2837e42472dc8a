import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { pixelAt } from '#tests/support/checks/contrast.ts';
import { unreadableLines } from '#tests/support/checks/readability.ts';
import { getHeader } from '#tests/support/page/header.ts';
import { open } from '#tests/support/page/open.ts';
import { expectTop, scrollTo } from '#tests/support/page/scrolling.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

const white = '255,255,255';

/** Returns the bar's colour, in its margin. */
function barColour(page: Page) {
  return pixelAt(page, 3, 20);
}

async function expectTransparent(page: Page) {
  const below = await pixelAt(page, 3, 110);
  expect(below).not.toBe(white);
  await expect.poll(() => barColour(page)).toBe(below);
  await expect(page.getByRole('banner')).toHaveCSS('box-shadow', 'none');
}

async function expectOpaque(page: Page) {
  await expect.poll(() => barColour(page)).toBe(white);
  await expect(page.getByRole('banner')).not.toHaveCSS('box-shadow', 'none');
}

function getTagline(page: Page) {
  return getHeader(page).header.getByText(company.tagline);
}

test('the header turns opaque past half of the home page’s window', async ({ page }) => {
  await open(page, '/');
  for (const height of [800, 500]) {
    await page.setViewportSize({ width: 1280, height });
    await scrollTo(page, 0);
    await expectTransparent(page);
    await expect(getTagline(page)).toHaveCSS('opacity', '0');
    await scrollTo(page, height / 2);
    await expectTransparent(page);
    await expect(getTagline(page)).toHaveCSS('opacity', '1');
    await scrollTo(page, height / 2 + 1);
    await expectOpaque(page);
    await expectTop(page.getByRole('banner'), 0);
    await scrollTo(page, height / 2 - 1);
    await expectTransparent(page);
  }
});

test('the header is opaque on other pages, and its tagline fades in once scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/about', '/nowhere']) {
    await open(page, path);
    await expectOpaque(page);
    const tagline = getTagline(page);
    await expect(tagline).toHaveCSS('opacity', '0');
    // Transparent, not absent: scripts find the tagline here first.
    await expect(page.getByText(company.tagline).first()).toBeVisible();
    await scrollTo(page, 5);
    await expect(tagline).toHaveCSS('opacity', '1');
    await expect(tagline).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 0);
    await expect(tagline).toHaveCSS('opacity', '0');
  }
  await page.emulateMedia(inMotion);
  await expect(getTagline(page)).toHaveCSS('transition-property', /opacity|all/);
  await expect(getTagline(page)).not.toHaveCSS('transition-duration', '0s');

  // A long name leaves room for it.
  const { header, openMenu } = getHeader(page);
  await scrollTo(page, 5);
  await header.getByText(company.name, { exact: true }).evaluate((name) => {
    name.textContent = 'Saskatchewan Interoperations';
  });
  await expect.poll(() => unreadableLines(page)).toEqual([]);
  await expect(openMenu).toBeInViewport({ ratio: 1 });
});
