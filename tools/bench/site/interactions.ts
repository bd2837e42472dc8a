import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { contactFormOf } from '../../../tests/support/page/contact.ts';
import { heroOf } from '../../../tests/support/page/hero.ts';
import { open } from '../../../tests/support/page/open.ts';
import { serviceTabsOf } from '../../../tests/support/page/services.ts';
import { clearMarks, expectEffect, readMarks, watchPage } from './paint-marks.ts';
import { slowProcessor } from './slow-load.ts';

export interface Interaction {
  name: string;
  path: string;
  window: keyof typeof windows;
  control: (page: Page) => Locator;
  /** What is on the page once it has answered. */
  effect: string;
  /** Milliseconds that the mouse is on it before it is measured. None where pointing is enough. */
  pointAt?: number;
  afterwards?: (page: Page) => Promise<void>;
}

export interface Answer {
  /** The longest of the events, from input to the next frame on screen (Event Timing), in ms. */
  event: number;
  /** From the first touch until the effect was drawn. */
  effect: number;
}

const windows = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  notebook: { viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions>;

const menuLink = (page: Page, label: string) =>
  page.getByRole('navigation').getByRole('link', { name: label });

/** Each on a page that was loaded for it, so that it is the visitor's first. */
export const interactions: readonly Interaction[] = [
  {
    name: 'menu',
    path: '/',
    window: 'phone',
    control: (page) => page.getByRole('button', { name: 'Open menu' }),
    effect: 'header button[aria-expanded="true"]',
  },
  {
    name: 'dot',
    path: '/',
    window: 'notebook',
    control: (page) => heroOf(page).dot(2),
    effect: '#hero [aria-label="2 of 2"]:not([inert])',
    pointAt: 100,
  },
  {
    name: 'tab',
    path: '/',
    window: 'notebook',
    control: (page) => serviceTabsOf(page).tab(4),
    effect: '[role="tab"]:nth-child(4)[aria-selected="true"]',
  },
  {
    name: 'accordion',
    path: '/',
    window: 'phone',
    control: (page) => page.locator('#services').getByRole('button', { name: 'Observability' }),
    effect: '#services h3:nth-of-type(3) [aria-expanded="true"]',
  },
  {
    name: 'form, first touch and letters',
    path: '/',
    window: 'phone',
    control: (page) => contactFormOf(page).fields.name,
    effect: '#contact form :focus',
    afterwards: (page) => page.keyboard.type('Ada', { delay: 50 }),
  },
  ...navigation('home to about', '/', (page) => menuLink(page, 'About')),
  ...navigation('home to careers', '/', (page) => menuLink(page, 'Careers')),
  ...navigation('home to product', '/', (page) =>
    page.locator('#solutions a[href="/product"]').first(),
  ),
  ...navigation('about to home', '/about', (page) =>
    page.getByRole('banner').locator('a[href="/"]'),
  ),
];

/** Twice: until the new page's first view is there, and until all that is below it is there, too. */
function navigation(name: string, path: string, control: Interaction['control']): Interaction[] {
  const common = { path, control, window: 'notebook', pointAt: 500 } as const;
  return [
    // The focus goes to the heading of a page that one has come to.
    { ...common, name, effect: 'main h1[tabindex="-1"]' },
    {
      ...common,
      name: `${name}, the whole page`,
      effect: 'main:has(h1[tabindex="-1"]) > :nth-child(3)',
    },
  ];
}

/** Undefined where a site has no such control. */
export async function tryOut(
  browser: Browser,
  origin: string,
  interaction: Interaction,
): Promise<Answer | undefined> {
  const { path, window, control, effect, pointAt, afterwards } = interaction;
  const context = await browser.newContext({ ...windows[window], baseURL: origin });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPage);
    await slowProcessor(await context.newCDPSession(page));
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const part = control(page);
    if ((await part.count()) === 0) return undefined;

    await part.scrollIntoViewIfNeeded();
    if (pointAt) {
      await part.hover();
      await page.waitForTimeout(pointAt);
    }
    await clearMarks(page);
    await expectEffect(page, effect);
    await (window === 'phone' ? part.tap() : part.click());
    await afterwards?.(page);
    return await readMarks(page);
  } finally {
    await context.close();
  }
}
