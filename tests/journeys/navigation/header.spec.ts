import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { getHeader } from '#tests/support/page/header.ts';
import { open } from '#tests/support/page/open.ts';
import { expectTop, scrollTo } from '#tests/support/page/scrolling.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

async function expectOpaque(page: Page) {
  const { header } = getHeader(page);
  await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(header).toHaveCSS('box-shadow', /px/);
}

async function expectTransparent(page: Page) {
  const { header } = getHeader(page);
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(header).toHaveCSS('box-shadow', 'none');
}

function getTagline(page: Page) {
  return getHeader(page).header.getByText(company.tagline);
}

test('the header of the home page turns opaque after half a viewport', async ({ page }) => {
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
    await expectTop(getHeader(page).header, 0);
    await scrollTo(page, height / 2 - 1);
    await expectTransparent(page);
  }
});

test('the header is opaque and fades in its tagline on every page but home', async ({ page }) => {
  await page.emulateMedia(inMotion);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/about');
  await expectOpaque(page);
  const tagline = getTagline(page);
  await expect(tagline).toHaveCSS('opacity', '0');
  await expect(tagline).toHaveCSS('transition-property', /opacity|all/);
  await expect(tagline).not.toHaveCSS('transition-duration', '0s');
  // The tagline is transparent rather than absent, so that a search for its text finds the header's first.
  await expect(page.getByText(company.tagline).first()).toBeVisible();
  await scrollTo(page, 5);
  await expect(tagline).toHaveCSS('opacity', '1');
  await expect(tagline).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 0);
  await expect(tagline).toHaveCSS('opacity', '0');
});
