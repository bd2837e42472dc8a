import { expect, type Page, type PlaywrightTestOptions, test } from '@playwright/test';
import { pages } from '#content/pages.ts';
import { serviceIds } from '#content/services.ts';
import { finishAnimations } from '#tests/support/page/animations.ts';
import { getContactForm, sendMessage } from '#tests/support/page/contact.ts';
import { getHero } from '#tests/support/page/hero.ts';
import { open, waitForIdle } from '#tests/support/page/open.ts';
import { scrollThrough, scrollTo } from '#tests/support/page/scrolling.ts';
import { getServices } from '#tests/support/page/services.ts';

/** A typical height for each width. */
const heights: Readonly<Record<number, number>> = {
  360: 740,
  390: 664,
  768: 1024,
  1024: 768,
  1280: 800,
  1440: 900,
  1920: 1080,
  2560: 1440,
};

interface State extends Partial<PlaywrightTestOptions> {
  path?: string;
  widths?: readonly number[];
  /** Set if a full-page screenshot would not show the state. */
  viewportOnly?: true;
}

/** Takes a screenshot at each width, after the page has been scrolled through and entered the state. */
function take(name: string, state: State, enter?: (page: Page) => Promise<unknown>): void {
  const { path = '/', widths = [360, 1440], viewportOnly = false, ...options } = state;
  for (const width of widths)
    test.describe(() => {
      test.use({ viewport: { width, height: heights[width] ?? 1000 }, ...options });

      test(`${name}-${width}`, async ({ page }) => {
        if (options.javaScriptEnabled === false) await page.goto(path);
        else {
          await open(page, path);
          await scrollThrough(page);
          await scrollTo(page, 0);
          await finishAnimations(page);
        }
        await enter?.(page);
        // In a full-page screenshot, the header belongs at the top.
        if (enter && !viewportOnly) await scrollTo(page, 0);
        await waitForIdle(page);
        await expect(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: !viewportOnly });
      });
    });
}

for (const [name, path] of [
  ...Object.entries(pages).map(([name, { path }]) => [name, path] as const),
  ['not-found', '/no-such-page'] as const,
]) {
  take(name, { path, widths: Object.keys(heights).map(Number) });
  take(`${name}-no-script`, { path, javaScriptEnabled: false });
  take(`${name}-forced-colours`, { path, forcedColors: 'active' });
  take(`${name}-print`, { path, widths: [718] }, (page) => page.emulateMedia({ media: 'print' }));
}

const viewportOnly = true;
const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click();
take('menu', { widths: [360, 390], viewportOnly }, openMenu);
take('header-scrolled', { viewportOnly }, (page) => scrollTo(page, 200));
take('header-opaque', { viewportOnly }, (page) => scrollTo(page, 700));
take('in-motion', { viewportOnly, reducedMotion: 'no-preference' });
take('slide-2', { viewportOnly }, (page) => getHero(page).dot(2).click());
take('tooltip', { viewportOnly }, (page) => page.getByRole('button', { name: 'Preview' }).focus());
for (const [index, id] of serviceIds.entries())
  take(`service-${id}`, {}, (page) =>
    getServices(page)
      .button(index + 1)
      .click(),
  );

take('form-focus', {}, (page) => getContactForm(page).field('name').focus());
take('form-invalid', {}, (page) => getContactForm(page).button.click());
take('form-sending', {}, (page) => sendMessage(page));
for (const [name, status] of [
  ['sent', 201],
  ['failed', 500],
] as const)
  take(`form-${name}`, {}, async (page) => {
    await sendMessage(page, status);
    await page.locator('.toast').waitFor();
  });

for (const row of ['review', 'migration'])
  take(`workflow-${row}`, { path: `${pages.product.path}#workflow-${row}` });
