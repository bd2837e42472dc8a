import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { animationsDone, readThrough } from './support/animations.ts';
import { answerCalls, contactFormOf } from './support/contact.ts';
import { heroOf } from './support/hero.ts';
import { open } from './support/open.ts';
import { atRest } from './support/scrolling.ts';
import { sixServices } from './support/services.ts';
import { expect, test } from './support/test.ts';

/** Every rule that axe has for WCAG 2.2 AA and for good practice, in the whole page or in parts of it. */
async function expectAccessible(page: Page, ...parts: string[]) {
  await animationsDone(page);
  const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
  for (const part of parts) axe.include(part);
  const { violations, passes } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  expect(found).toEqual([]);
  expect(passes.length).toBeGreaterThan(10);
}

/** Opens a page, all of it seen and nothing about to change. */
async function openAtRest(page: Page, path: string) {
  await open(page, path);
  if (path !== '/') return readThrough(page);
  await heroOf(page).pause.click();
  await readThrough(page);
}

for (const width of [390, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const path of ['/', '/about', '/careers', '/product', '/nowhere']) {
      test(`${path} at first`, async ({ page, complaints }) => {
        complaints.expect(/404/);
        await openAtRest(page, path);
        await expectAccessible(page);
      });
    }

    test('/ with slide 2, a later service and a tooltip', async ({ page }) => {
      await open(page, '/');
      const { dot, slide } = heroOf(page);
      const services = page.locator('#services');
      const { title } = sixServices[3];
      const service = services.getByRole(width < 1024 ? 'button' : 'tab', { name: title });
      await service.click();
      await dot(2).focus();
      await page.keyboard.press('Enter');
      await expect(slide(1)).toBeHidden();
      await dot(1).focus();
      await dot(2).hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await expectAccessible(page, '#hero', '#services');
    });
  });
}

test('/ with an error, then sending, then sent', async ({ page, complaints }) => {
  complaints.expect(/^error:/);
  await open(page, '/');
  const answer = Promise.withResolvers<number>();
  let status: number | Promise<number> = 500;
  await answerCalls(page, {
    insert: async (route) => route.fulfill({ status: await status, body: '' }),
  });
  const { button, fill } = contactFormOf(page);
  await button.click();
  await expectAccessible(page, '#contact', '[role="status"]', '[role="alert"]');

  await fill();
  await button.click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expectAccessible(page, '#contact', '[role="status"]', '[role="alert"]');

  status = answer.promise;
  await button.click();
  await expect(button).toHaveText('Sending...');
  await expectAccessible(page, '#contact', '[role="status"]', '[role="alert"]');
  answer.resolve(201);
  await expect(page.getByRole('status')).not.toBeEmpty();
  await expect(button).toHaveText('Message Sent!');
  await expectAccessible(page, '#contact', '[role="status"]', '[role="alert"]');
});

test('the open menu, and a tooltip of the drawing, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAtRest(page, '/product');
  const label = page.locator('main').getByRole('button', { name: 'Staging', exact: true });
  await label.scrollIntoViewIfNeeded();
  await atRest(page);
  await label.focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expectAccessible(page, '#workflow');
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await expectAccessible(page, 'header');
});

test('the pages that answer a form sent without scripts', async ({ page, complaints }) => {
  complaints.expect(/422/);
  await page.route('**/*.js', () => {});
  for (const company of ['Engines', '   ']) {
    await page.goto('/', { waitUntil: 'commit' });
    const { button, fill } = contactFormOf(page);
    await fill({ company });
    await button.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Velocity');
    await expectAccessible(page);
  }
});
