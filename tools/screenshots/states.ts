import type { BrowserContextOptions, Page } from '@playwright/test';
import { pages } from '#content/pages.ts';
import { steps } from '#content/pipeline.ts';
import { services } from '#content/services.ts';
import { contactFormOf, sendMessage } from '#tests/support/page/contact.ts';
import { heroOf } from '#tests/support/page/hero.ts';
import { scrollTo } from '#tests/support/page/scrolling.ts';
import { serviceControl } from '#tests/support/page/services.ts';

export interface State {
  /** Also the screenshot's. */
  name: string;
  path: string;
  widths: readonly number[];
  browser?: BrowserContextOptions;
  /** Captures only the window, where a full page would not show the state. */
  window?: true;
  /** Puts a page, which has been scrolled through once, into the state. */
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
const all = Object.keys(heights).map(Number);
const some = [360, 1440];

const paths = {
  ...Object.fromEntries(Object.entries(pages).map(([name, { path }]) => [name, path])),
  'not-found': '/no-such-page',
};

const wholePages: State[] = Object.entries(paths).flatMap(([page, path]) => [
  { name: page, path, widths: all },
  { name: `${page}-no-script`, path, widths: some, browser: { javaScriptEnabled: false } },
  { name: `${page}-forced-colours`, path, widths: some, browser: { forcedColors: 'active' } },
  {
    name: `${page}-print`,
    path,
    widths: [718],
    enter: (page: Page) => page.emulateMedia({ media: 'print' }),
  },
]);

const ofHome: (Omit<State, 'path' | 'widths'> & { widths?: number[] })[] = [
  {
    name: 'menu',
    widths: [360, 390],
    window: true,
    enter: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  { name: 'bar-scrolled', window: true, enter: (page) => scrollTo(page, 200) },
  { name: 'bar-opaque', window: true, enter: (page) => scrollTo(page, 700) },
  { name: 'in-motion', window: true, browser: { reducedMotion: 'no-preference' } },
  { name: 'slide-2', window: true, enter: (page) => heroOf(page).dot(2).click() },
  {
    name: 'tooltip',
    window: true,
    enter: (page) => page.getByRole('button', { name: 'Preview' }).focus(),
  },
  ...Object.entries(services).map(([id, { title }]) => ({
    name: `service-${id}`,
    enter: (page: Page) => serviceControl(page, title).click(),
  })),
  { name: 'form-focus', enter: (page) => contactFormOf(page).fields.name.focus() },
  { name: 'form-invalid', enter: (page) => contactFormOf(page).button.click() },
  { name: 'form-sending', enter: (page) => sendMessage(page) },
  { name: 'form-sent', enter: (page) => sendAndWait(page, 201) },
  { name: 'form-failed', enter: (page) => sendAndWait(page, 500) },
];

export const states: readonly State[] = [
  ...wholePages,
  ...ofHome.map((state) => ({ path: '/', widths: some, ...state })),
  ...(['review', 'staging', 'migration'] as const).map((step) => ({
    name: `workflow-${step}`,
    path: pages.product.path,
    widths: some,
    // A pointer over the label would open its tooltip.
    enter: (page: Page) =>
      page.getByRole('button', { name: steps[step].name }).dispatchEvent('click'),
  })),
];

async function sendAndWait(page: Page, status: number) {
  await sendMessage(page, status);
  await page.locator('.toast').waitFor();
}
