import { expect, type Page } from '@playwright/test';
import { heroOf } from '../../e2e/support/hero.ts';
import { hydrated, settled } from '../../e2e/support/open.ts';
import { scrollTo } from '../../e2e/support/scrolling.ts';
import { sixServices } from '../../e2e/support/services.ts';
import { everyWidth, laptop, phone, type State, type Subject, tablet } from './shot.ts';

const page = 'home' as const;
const sharing = 'looking' as const;
const phoneTabletLaptop = [phone, tablet, laptop];

/** Seconds into the drawing's loop: under way, waiting, arriving, swept, faded. */
const heroMoments = [0, 1.4, 2.5, 3.5, 4.6, 6, 8, 10, 11.5];

export const homeStates: readonly State[] = [
  { page, name: 'view-first', sharing, widths: everyWidth, show: async () => 'window' },
  { page, name: 'view-first-short', widths: [1280, 1366], height: 680, show: async () => 'window' },
  { page, name: 'view-first-landscape', widths: [844], height: 390, show: async () => 'window' },
  ...['services', 'solutions', 'approach', 'contact'].map((id) => ({
    page,
    name: `view-${id}`,
    sharing,
    show: (page: Page) => showSection(page, id),
  })),

  {
    page,
    name: 'bar-scrolled',
    sharing,
    widths: phoneTabletLaptop,
    show: (page) => scrolledBy(page, 0.2),
  },
  {
    page,
    name: 'bar-opaque',
    sharing,
    widths: phoneTabletLaptop,
    show: (page) => scrolledBy(page, 0.6),
  },
  { page, name: 'menu-open', widths: [360, phone, 767], show: openMenu },
  { page, name: 'menu-open-landscape', widths: [740], height: 360, show: openMenu },
  {
    page,
    name: 'menu-open-forced-colours',
    widths: [phone],
    browser: { forcedColors: 'active' },
    show: openMenu,
  },

  ...heroMoments.map((seconds) => ({
    page,
    name: `hero-after-${seconds}s`,
    sharing,
    show: async (page: Page) => ({ part: page.locator('#hero'), moment: seconds }),
  })),
  {
    page,
    name: 'hero-slide-2',
    widths: [phone, tablet, 1024, laptop, 1440],
    show: showSecondSlide,
  },
  { page, name: 'hero-paused', show: pauseHero },

  ...sixServices.map(({ title }, index) => ({
    page,
    name: `services-${index + 1}`,
    widths: [phone, tablet, 1024, laptop],
    sharing: 'choosing' as const,
    show: (page: Page) => selectService(page, title),
  })),
  { page, name: 'services-all-closed', widths: [phone, tablet], show: closeServices },
  { page, name: 'error-screen', show: goToPageThatFails },
];

async function scrolledBy(page: Page, windows: number): Promise<Subject> {
  await scrollTo(page, Math.round((page.viewportSize()?.height ?? 0) * windows));
  await settled(page);
  return 'window';
}

async function showSection(page: Page, id: string): Promise<Subject> {
  const top = await page
    .locator(`#${id}`)
    .evaluate((section) => section.getBoundingClientRect().top);
  await scrollTo(page, top - 80);
  await settled(page);
  return 'window';
}

export async function openMenu(page: Page): Promise<Subject> {
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await page.mouse.move(5, 300);
  await settled(page);
  return 'window';
}

async function showSecondSlide(page: Page): Promise<Subject> {
  const hero = heroOf(page);
  await hero.dot(2).click();
  await page.mouse.move(0, 0);
  await hero.expectShown(2);
  const picture = hero.section.getByRole('img').last();
  await expect(picture).toHaveJSProperty('complete', true);
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  return { part: hero.section };
}

async function pauseHero(page: Page): Promise<Subject> {
  const { pause, play } = heroOf(page);
  await pause.click();
  await page.mouse.move(0, 0);
  return { part: play, margin: 48 };
}

async function selectService(page: Page, title: string): Promise<Subject> {
  const services = page.locator('#services');
  const row = services
    .getByRole('tab', { name: title })
    .or(services.getByRole('button', { name: title }));
  const open =
    (await row.getAttribute('aria-expanded')) ?? (await row.getAttribute('aria-selected'));
  if (open !== 'true') await row.click();
  await page.mouse.move(2, 2);
  await settled(page);
  return { part: services };
}

async function closeServices(page: Page): Promise<Subject> {
  const services = page.locator('#services');
  await services.getByRole('button', { expanded: true }).click();
  await page.mouse.move(2, 2);
  return { part: services };
}

async function goToPageThatFails(page: Page): Promise<Subject> {
  await page.reload();
  await hydrated(page);
  await page.route('**/assets/about-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function Component() { throw new Error("what went wrong") }',
    }),
  );
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('header [href="/about"]')?.click(),
  );
  await expect(page.getByRole('heading', { name: 'Unexpected' })).toBeVisible();
  return 'window';
}
