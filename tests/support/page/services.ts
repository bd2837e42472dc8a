import { expect, type Locator, type Page } from '@playwright/test';
import { services } from '#content/services.ts';

/** Each service, in order, with all its words. */
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

/** A service's tab, or its button in a narrow window. */
export function serviceControl(page: Page, name: string): Locator {
  const section = page.locator('#services');
  return section.getByRole('tab', { name }).or(section.getByRole('button', { name }));
}

/** The services of a wide window, numbered from 1. */
export function serviceTabsOf(page: Page) {
  const section = page.locator('#services');
  const list = section.getByRole('tablist');
  const panel = section.getByRole('tabpanel');

  return {
    section,
    list,
    tab: (number: number) => list.getByRole('tab').nth(number - 1),
    panel,
    /** Checks that this service and no other is selected, and the panel shows it. */
    async expectSelected(number: number) {
      const { title } = nthService(number);
      await expect(list.getByRole('tab', { selected: true })).toHaveCount(1);
      await expect(list.getByRole('tab', { selected: true })).toContainText(title);
      await expect(panel).toHaveCount(1);
      await expect(panel).toContainText(title);
    },
  };
}
