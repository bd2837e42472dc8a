import type { Locator, Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { labels } from '#content/navigation.ts';

export function barOf(page: Page) {
  const bar = page.getByRole('banner');
  return {
    bar,
    brand: bar.getByRole('link', { name: company.name }),
    entries: bar.getByRole('navigation').getByRole('link'),
    /** By its target, such as `/#services`. */
    entry: (href: string) => linkTo(bar.getByRole('navigation'), href),
    openMenu: bar.getByRole('button', { name: labels.openMenu, exact: true }),
    closeMenu: bar.getByRole('button', { name: labels.closeMenu, exact: true }),
  };
}

/** Finds the first link to a target in a part of the page. */
export function linkTo(part: Locator, href: string): Locator {
  return part.locator(`a[href="${href}"]`).first();
}
