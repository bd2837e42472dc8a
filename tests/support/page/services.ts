import { expect, type Locator, type Page } from '@playwright/test';
import { services } from '#content/services.ts';

/** Each service in its order, with all the words that tell of it. */
export const serviceList = Object.values(services).map(
  ({ title, shortDescription, description, features }) => ({
    title,
    words: [shortDescription, description, ...features],
  }),
);

/** By number, from 1. */
export function nthService(number: number) {
  const service = serviceList[number - 1];
  if (!service) throw new Error(`There is no service ${number}`);
  return service;
}

/** What only its open panel shows. */
export function lastWords(number: number): string {
  return nthService(number).words.at(-1) ?? '';
}

export interface ServiceTabs {
  section: Locator;
  list: Locator;
  /** By number, from 1. */
  tab(number: number): Locator;
  panel: Locator;
  /** This service and no other is selected, and the panel tells of it. */
  expectSelected(number: number): Promise<void>;
}

export function serviceTabsOf(page: Page): ServiceTabs {
  const section = page.locator('#services');
  const list = section.getByRole('tablist');
  const panel = section.getByRole('tabpanel');

  return {
    section,
    list,
    tab: (number) => list.getByRole('tab').nth(number - 1),
    panel,
    async expectSelected(number) {
      const { title } = nthService(number);
      await expect(list.getByRole('tab', { selected: true })).toHaveCount(1);
      await expect(list.getByRole('tab', { selected: true })).toContainText(title);
      await expect(panel).toHaveCount(1);
      await expect(panel).toContainText(title);
    },
  };
}
