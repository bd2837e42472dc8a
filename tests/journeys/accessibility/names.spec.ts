import type { Page } from '@playwright/test';
import { answerCalls, contactFormOf } from '#tests/support/page/contact.ts';
import { heroOf } from '#tests/support/page/hero.ts';
import { open } from '#tests/support/page/open.ts';
import { nthService } from '#tests/support/page/services.ts';
import { expect, test } from '#tests/support/page/test.ts';

// What a screen reader has to tell of the main pieces: roles, names, states and their order. The
// trees are beside this file; docs/editing.md says how to write them anew.

test('the bar and the footer', async ({ page }) => {
  await open(page, '/about');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'bar.aria.yml' });
  await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot({ name: 'footer.aria.yml' });
});

test('the carousel, either slide', async ({ page }) => {
  await open(page, '/');
  const { section, dot, expectShown } = heroOf(page);
  await expect(section).toMatchAriaSnapshot({ name: 'carousel-slide-1.aria.yml' });
  await dot(2).click();
  await expectShown(2);
  await expect(section).toMatchAriaSnapshot({ name: 'carousel-slide-2.aria.yml' });
});

test('the services as tabs', async ({ page }) => {
  await open(page, '/');
  const services = page.locator('#services');
  await services.getByRole('tab', { name: nthService(4).title }).click();
  await expect(services).toMatchAriaSnapshot({ name: 'tabs.aria.yml' });
});

test('the form at first, sending and sent', async ({ page }) => {
  await open(page, '/');
  const release = Promise.withResolvers<void>();
  await answerCalls(page, {
    insert: async (route) => {
      await release.promise;
      await route.fulfill({ status: 201, body: '' });
    },
  });
  const form = page.locator('#contact').getByRole('form');
  const { button, fill } = contactFormOf(page);
  await expect(form).toMatchAriaSnapshot({ name: 'form.aria.yml' });
  await fill();
  await button.click();
  await expect(form).toMatchAriaSnapshot({ name: 'form-sending.aria.yml' });
  release.resolve();
  await expect(page.getByRole('status')).toMatchAriaSnapshot({ name: 'toast-sent.aria.yml' });
});

test('a failure', async ({ page, complaints }) => {
  complaints.expect(/^error:/);
  await open(page, '/');
  await answerCalls(page, { insert: (route) => route.fulfill({ status: 500, body: '' }) });
  const { button, fill } = contactFormOf(page);
  await fill();
  await button.click();
  await expect(page.getByRole('alert')).toMatchAriaSnapshot({ name: 'toast-failed.aria.yml' });
});

test('the stepper of the workflow', async ({ page }) => {
  await open(page, '/product');
  await page.locator('#workflow').getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('#workflow')).toMatchAriaSnapshot({ name: 'workflow.aria.yml' });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the bar, its menu closed and open', async ({ page }) => {
    await open(page, '/about');
    const bar = page.getByRole('banner');
    await expect(bar).toMatchAriaSnapshot({ name: 'menu-closed.aria.yml' });
    await bar.getByRole('button').click();
    await expect(bar).toMatchAriaSnapshot({ name: 'menu-open.aria.yml' });
    // The page behind is not there while the menu is open.
    const roles = (await told(page)).map(({ role }) => role);
    expect(roles).toContain('navigation');
    for (const role of ['main', 'heading', 'contentinfo']) expect(roles).not.toContain(role);
  });

  test('the services as an accordion', async ({ page }) => {
    await open(page, '/');
    const services = page.locator('#services');
    await services.getByRole('button', { name: nthService(2).title }).click();
    await expect(services).toMatchAriaSnapshot({ name: 'accordion.aria.yml' });
  });
});

test('what is wrong with a field is said by the browser, at the field', async ({ page }) => {
  await open(page, '/');
  const { fields, button, fill } = contactFormOf(page);
  for (const [field, changes, label] of [
    ['name', { name: '' }, 'Full Name *'],
    ['email', { email: 'nobody' }, 'Email Address *'],
    ['company', { company: '' }, 'Company *'],
    ['message', { message: '' }, 'Message *'],
  ] as const) {
    await fill(changes);
    await button.click();
    await expect(fields[field]).toBeFocused();
    const message = await fields[field].evaluate(
      (found: HTMLInputElement | HTMLTextAreaElement) => found.validationMessage,
    );
    expect(message).not.toBe('');
    await expect.poll(() => told(page)).toContainEqual({ role: 'alert', name: message });
    await expect
      .poll(() => told(page))
      .toContainEqual({ role: 'textbox', name: label, focused: true });
  }
});

interface Told {
  role: string;
  name: string;
  focused?: true;
}

/** What the browser itself has for a screen reader, its own messages included. */
async function told(page: Page): Promise<Told[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => ({
      role: String(role?.value),
      name: String(name?.value ?? '').trim(),
      ...(properties.some((one) => one.name === 'focused' && one.value.value) && { focused: true }),
    }));
}
