import type { Locator, Page } from '@playwright/test';
import { contactFormOf } from '../../e2e/support/contact.ts';
import { heroOf } from '../../e2e/support/hero.ts';
import { openMenu } from './home-states.ts';
import { laptop, type PageName, phone, type State, type Subject } from './shot.ts';

/** One of each kind of thing to click or type into. */
interface Control {
  page: PageName;
  name: string;
  widths?: readonly number[];
  find: (page: Page) => Locator;
  /** Brings it into the page where it is not always there. */
  before?: (page: Page) => Promise<unknown>;
  ways?: readonly Way[];
}

type Way = 'hover' | 'focus' | 'press';

const both: readonly Way[] = ['hover', 'focus'];

const controls: readonly Control[] = [
  {
    page: 'home',
    name: 'skip-link',
    find: (page) => page.getByRole('link', { name: 'Skip to content' }),
    ways: ['focus'],
  },
  {
    page: 'home',
    name: 'brand',
    find: (page) => page.getByRole('banner').getByRole('link').first(),
  },
  { page: 'home', name: 'bar-link', widths: [laptop], find: (page) => barLink(page) },
  {
    page: 'home',
    name: 'menu-button',
    widths: [phone],
    find: (page) => page.getByRole('banner').getByRole('button'),
  },
  {
    page: 'home',
    name: 'menu-link',
    widths: [phone],
    find: (page) => barLink(page),
    before: openMenu,
  },
  {
    page: 'home',
    name: 'main-button',
    find: (page) => heroOf(page).slide(1).getByRole('link').first(),
    ways: ['hover', 'focus', 'press'],
  },
  {
    page: 'home',
    name: 'text-link',
    find: (page) => heroOf(page).slide(1).getByRole('link').last(),
  },
  {
    page: 'home',
    name: 'stage-label',
    find: (page) => page.locator('#hero').getByRole('button', { name: 'Staging', exact: true }),
  },
  { page: 'home', name: 'pause', find: (page) => heroOf(page).pause },
  { page: 'home', name: 'dot', find: (page) => heroOf(page).dot(2) },
  { page: 'home', name: 'current-dot', find: (page) => heroOf(page).dot(1) },
  {
    page: 'home',
    name: 'service-row',
    find: (page) => page.locator('#services').getByRole('tab').or(accordionRows(page)).nth(2),
  },
  {
    page: 'home',
    name: 'service-panel',
    widths: [laptop],
    find: (page) => page.locator('#services').getByRole('tabpanel'),
    ways: ['focus'],
  },
  {
    page: 'home',
    name: 'solution-link',
    find: (page) => page.locator('#solutions').getByRole('link').first(),
  },
  { page: 'home', name: 'field', find: (page) => contactFormOf(page).fields.email },
  { page: 'home', name: 'text-field', find: (page) => contactFormOf(page).fields.message },
  {
    page: 'home',
    name: 'submit',
    find: (page) => contactFormOf(page).button,
    ways: ['hover', 'focus', 'press'],
  },
  {
    page: 'home',
    name: 'footer-link',
    find: (page) => page.getByRole('contentinfo').getByRole('link').first(),
  },
  {
    page: 'product',
    name: 'step',
    find: (page) => page.locator('#workflow').getByRole('button', { name: /^3 / }),
  },
  {
    page: 'product',
    name: 'next-button',
    find: (page) => page.locator('#workflow').getByRole('button', { name: 'Next' }),
  },
  {
    page: 'product',
    name: 'closing-link',
    find: (page) => page.getByRole('main').getByRole('link').last(),
  },
  {
    page: 'careers',
    name: 'positions-link',
    find: (page) => page.getByRole('main').getByRole('link').last(),
  },
  {
    page: 'not-found',
    name: 'home-link',
    find: (page) => page.getByRole('main').getByRole('link'),
  },
];

/** Every kind of control under the pointer, with the keyboard's focus, and the two main ones pressed. */
export const controlStates: readonly State[] = controls.flatMap(
  ({ page, name, widths = [phone, laptop], find, before, ways = both }) =>
    ways.map((way) => ({
      page,
      name: `${way}-${name}`,
      widths,
      ...(!before && { sharing: 'pointing' as const }),
      show: async (page: Page): Promise<Subject> => {
        await before?.(page);
        await meet(find(page), way);
        return { part: find(page), margin: 48 };
      },
    })),
);

async function meet(control: Locator, way: Way): Promise<void> {
  const page = control.page();
  // A browser shows focus to those who used the keyboard last.
  if (way === 'focus') await page.keyboard.press('Tab');
  await control.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }));
  if (way === 'focus') return control.focus();
  await control.hover();
  if (way === 'press') await page.mouse.down();
}

function barLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: 'Careers' });
}

function accordionRows(page: Page): Locator {
  return page.locator('#services').getByRole('heading', { level: 3 }).getByRole('button');
}
