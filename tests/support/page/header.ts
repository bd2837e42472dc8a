import type { Locator, Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { labels } from '#content/navigation.ts';

export function getHeader(page: Page) {
  const header = page.getByRole('banner');
  const navigation = header.getByRole('navigation');
  return {
    header,
    logo: header.getByRole('link', { name: company.name }),
    links: navigation.getByRole('link'),
    /** The link with this target, such as `/#services`. */
    link: (href: string) => findLink(navigation, href),
    openButton: header.getByRole('button', { name: labels.openMenu, exact: true }),
    closeButton: header.getByRole('button', { name: labels.closeMenu, exact: true }),
  };
}

/** Finds the first link to a target in a part of the page. */
export function findLink(part: Locator, href: string): Locator {
  return part.locator(`a[href="${href}"]`).first();
}
