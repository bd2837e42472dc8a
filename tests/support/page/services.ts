import { expect, type Page } from '@playwright/test';
import { services, servicesSection } from '#content/services.ts';

export const serviceTitles = Object.values(services).map(({ title }) => title);

/** Locates the services' buttons, numbered from 1, and the open panel. */
export function getServices(page: Page) {
  const section = page.locator('#services');
  const button = (number: number) =>
    section.getByRole('button', { name: serviceTitles[number - 1] ?? 'a service' });
  const opened = section.getByRole('button', { expanded: true });
  const panel = section.locator('.service-panel').filter({ visible: true });

  return {
    section,
    button,
    panel,
    pause: section.getByRole('button', { name: servicesSection.pauseLabel }),
    /** Checks that this service and no other is open. */
    async expectOpen(number: number) {
      await expect(opened).toHaveCount(1);
      await expect(button(number)).toHaveAttribute('aria-expanded', 'true');
      await expect(panel).toHaveCount(1);
      await expect(panel).toHaveId((await button(number).getAttribute('aria-controls')) ?? '');
    },
    async expectAllClosed() {
      await expect(opened).toHaveCount(0);
      await expect(panel).toHaveCount(0);
    },
  };
}
