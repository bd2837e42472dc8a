import type { BrowserContextOptions, Page } from '@playwright/test';
import { pages } from '#content/pages.ts';
import { serviceIds } from '#content/services.ts';
import { getContactForm, sendMessage } from '#tests/support/page/contact.ts';
import { getHero } from '#tests/support/page/hero.ts';
import { scrollTo } from '#tests/support/page/scrolling.ts';
import { getServices } from '#tests/support/page/services.ts';

interface State {
  /** Also names the screenshot. */
  name: string;
  /** Defaults to the home page. */
  path?: string;
  /** Defaults to a phone's and a desktop's. */
  widths?: readonly number[];
  browser?: BrowserContextOptions;
  /** Captures only the viewport, because a full-page screenshot would not show the state. */
  window?: true;
  /** Puts the page into the state, after the page has been scrolled through once. */
  enter?: (page: Page) => Promise<unknown>;
}

/** A typical height for each width. */
export const heights: Readonly<Record<number, number>> = {
  360: 740,
  390: 664,
  768: 1024,
  1024: 768,
  1280: 800,
  1440: 900,
  1920: 1080,
  2560: 1440,
};

const paths = {
  ...Object.fromEntries(Object.entries(pages).map(([name, { path }]) => [name, path])),
  'not-found': '/no-such-page',
};

export const states: readonly State[] = [
  ...Object.entries(paths).flatMap(([page, path]): State[] => [
    { name: page, path, widths: Object.keys(heights).map(Number) },
    { name: `${page}-no-script`, path, browser: { javaScriptEnabled: false } },
    { name: `${page}-forced-colours`, path, browser: { forcedColors: 'active' } },
    {
      name: `${page}-print`,
      path,
      widths: [718],
      enter: (page) => page.emulateMedia({ media: 'print' }),
    },
  ]),
  {
    name: 'menu',
    widths: [360, 390],
    window: true,
    enter: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  { name: 'header-scrolled', window: true, enter: (page) => scrollTo(page, 200) },
  { name: 'header-opaque', window: true, enter: (page) => scrollTo(page, 700) },
  { name: 'in-motion', window: true, browser: { reducedMotion: 'no-preference' } },
  { name: 'slide-2', window: true, enter: (page) => getHero(page).dot(2).click() },
  {
    name: 'tooltip',
    window: true,
    enter: (page) => page.getByRole('button', { name: 'Preview' }).focus(),
  },
  ...serviceIds.map((id, index) => ({
    name: `service-${id}`,
    enter: (page: Page) =>
      getServices(page)
        .button(index + 1)
        .click(),
  })),
  { name: 'form-focus', enter: (page) => getContactForm(page).field('name').focus() },
  { name: 'form-invalid', enter: (page) => getContactForm(page).button.click() },
  { name: 'form-sending', enter: (page) => sendMessage(page) },
  { name: 'form-sent', enter: (page) => sendAndWait(page, 201) },
  { name: 'form-failed', enter: (page) => sendAndWait(page, 500) },
  ...(['review', 'migration'] as const).map((row) => ({
    name: `workflow-${row}`,
    path: `${pages.product.path}#workflow-${row}`,
  })),
];

async function sendAndWait(page: Page, status: number) {
  await sendMessage(page, status);
  await page.locator('.toast').waitFor();
}
