import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { getHeader } from '#tests/support/page/header.ts';
import { open } from '#tests/support/page/open.ts';
import { expectTop, scrollTo } from '#tests/support/page/scrolling.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

async function expectOpaque(page: Page, isOpaque = true) {
  const { header } = getHeader(page);
  const background = isOpaque ? 'rgb(255, 255, 255)' : 'rgba(0, 0, 0, 0)';
  await expect(header).toHaveCSS('background-color', background);
  await expect(header).toHaveCSS('box-shadow', isOpaque ? /px/ : 'none');
}

function getTagline(page: Page) {
  return getHeader(page).header.getByText(company.tagline);
}

test('the header of the home page turns opaque after half a viewport', async ({ page }) => {
  await open(page, '/');
  for (const height of [800, 500]) {
    await page.setViewportSize({ width: 1280, height });
    await scrollTo(page, 0);
    await expectOpaque(page, false);
    await expect(getTagline(page)).toHaveCSS('opacity', '0');
    await scrollTo(page, height / 2);
    await expectOpaque(page, false);
    await expect(getTagline(page)).toHaveCSS('opacity', '1');
    await scrollTo(page, height / 2 + 1);
    await expectOpaque(page);
    await expectTop(getHeader(page).header, 0);
    await scrollTo(page, height / 2 - 1);
    await expectOpaque(page, false);
  }
});

test('the header of other pages is opaque, and its tagline fades in once scrolled', async ({
  page,
}) => {
  await page.emulateMedia(inMotion);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/about');
  await expectOpaque(page);
  const tagline = getTagline(page);
  await expect(tagline).toHaveCSS('opacity', '0');
  await expect(tagline).toHaveCSS('transition-property', /opacity|all/);
  await expect(tagline).not.toHaveCSS('transition-duration', '0s');
  // The tagline is transparent rather than absent, because scripts find it here first.
  await expect(page.getByText(company.tagline).first()).toBeVisible();
  await scrollTo(page, 5);
  await expect(tagline).toHaveCSS('opacity', '1');
  await expect(tagline).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 0);
  await expect(tagline).toHaveCSS('opacity', '0');
});
