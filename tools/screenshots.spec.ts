import { expect, type Page, type PlaywrightTestOptions, test } from '@playwright/test';
import { pages } from '#content/pages.ts';
import { serviceIds } from '#content/services.ts';
import { finishAnimations } from '#tests/support/page/animations.ts';
import { getContactForm, sendMessage } from '#tests/support/page/contact.ts';
import { getHeader } from '#tests/support/page/header.ts';
import { getHero } from '#tests/support/page/hero.ts';
import { open, waitForIdle } from '#tests/support/page/open.ts';
import { scrollThrough, scrollTo } from '#tests/support/page/scrolling.ts';
import { getServices } from '#tests/support/page/services.ts';

const allWidths = [360, 390, 768, 1024, 1280, 1440, 1920, 2560];

const typicalHeight = (width: number) => (width < 1024 ? 800 : Math.round(width * 0.6));

interface State extends Partial<PlaywrightTestOptions> {
  path?: string;
  widths?: readonly number[];
  /** False if a full-page screenshot would not show the state. */
  fullPage?: boolean;
}

/** Takes a screenshot at each width, after the page has been scrolled through and entered the state. */
function take(name: string, state: State, enter?: (page: Page) => Promise<unknown>): void {
  const { path = '/', widths = [360, 1440], fullPage = true, ...options } = state;
  for (const width of widths)
    test.describe(() => {
      test.use({ viewport: { width, height: typicalHeight(width) }, ...options });

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
        if (enter && fullPage) await scrollTo(page, 0);
        await waitForIdle(page);
        await expect(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage });
      });
    });
}

for (const [name, path] of [
  ...Object.entries(pages).map(([name, { path }]) => [name, path] as const),
  ['not-found', '/no-such-page'] as const,
]) {
  take(name, { path, widths: allWidths });
  take(`${name}-no-script`, { path, javaScriptEnabled: false });
  take(`${name}-forced-colours`, { path, forcedColors: 'active' });
  // 718 px is the printable width of A4.
  take(`${name}-print`, { path, widths: [718] }, (page) => page.emulateMedia({ media: 'print' }));
}

take('menu', { widths: [360, 390], fullPage: false }, (page) => getHeader(page).openButton.click());
take('header-opaque', { fullPage: false }, (page) => scrollTo(page, 700));
take('slide-2', { fullPage: false }, (page) => getHero(page).dot(2).click());
take('tooltip', { fullPage: false }, (page) =>
  page.getByRole('button', { name: 'Preview' }).focus(),
);
for (const [index, id] of serviceIds.entries())
  take(`service-${id}`, {}, (page) =>
    getServices(page)
      .button(index + 1)
      .click(),
  );

take('form-invalid', {}, (page) => getContactForm(page).button.click());
take('form-sending', {}, (page) => sendMessage(page));
for (const [status, role] of [
  [201, 'status'],
  [500, 'alert'],
] as const)
  take(`form-${status}`, {}, async (page) => {
    await sendMessage(page, status);
    await expect(page.getByRole(role)).not.toBeEmpty();
  });

for (const row of ['review', 'migration'])
  take(`workflow-${row}`, { path: `${pages.product.path}#workflow-${row}` });
