import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { errorScreen } from '#content/error-screen.ts';
import { workflow } from '#content/workflow.ts';
import type { Message } from '#shared/message.ts';
import { expectAccessible } from '#tests/support/checks/axe.ts';
import { readThrough } from '#tests/support/page/animations.ts';
import { barOf } from '#tests/support/page/bar.ts';
import { answerCalls, contactFormOf } from '#tests/support/page/contact.ts';
import { heroOf } from '#tests/support/page/hero.ts';
import { open } from '#tests/support/page/open.ts';
import { allPaths } from '#tests/support/page/paths.ts';
import { atRest } from '#tests/support/page/scrolling.ts';
import { serviceControl, serviceList } from '#tests/support/page/services.ts';
import { stages } from '#tests/support/page/stages.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

// Every page in every state, on a phone and on a desktop. contrast.spec.ts measures what is on the screen.

interface State {
  name: string;
  /** Selectors of what the state changes. */
  parts: readonly string[];
  enter: (page: Page) => Promise<unknown>;
}

const form = ['#contact', '[role="status"]', '[role="alert"]'];

const states: Record<string, readonly State[]> = {
  '/': [
    { name: 'slide 2', parts: ['#hero'], enter: (page) => showSlide(page, 2) },
    { name: 'a chosen slide 1', parts: ['#hero'], enter: (page) => showSlide(page, 1) },
    { name: 'a tooltip', parts: ['#hero'], enter: (page) => openTooltip(page, '#hero') },
    ...serviceList.map(({ title }) => ({
      name: title,
      parts: ['#services'],
      enter: (page: Page) => chooseService(page, title),
    })),
    { name: 'an incomplete form', parts: form, enter: (page) => send(page, 201, { name: '' }) },
    { name: 'a failed message', parts: form, enter: (page) => sendAndSee(page, 500) },
    { name: 'a sent message', parts: form, enter: (page) => sendAndSee(page, 201) },
    { name: 'a message being sent', parts: form, enter: (page) => send(page) },
  ],
  '/product': [
    { name: 'a tooltip', parts: ['#workflow'], enter: (page) => openTooltip(page, '#workflow') },
    {
      name: 'a later stage',
      parts: ['#workflow'],
      enter: (page) => page.getByRole('button', { name: workflow.next }).click(),
    },
  ],
};

const phoneStates: readonly State[] = [
  { name: 'no open service', parts: ['#services'], enter: closeServices },
  { name: 'the open menu', parts: ['header'], enter: openMenu },
];

for (const width of [390, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const path of allPaths) {
      test(`${path} passes axe in each of its states`, async ({ page, complaints }) => {
        test.slow(path === '/', 'It has more than a dozen states.');
        if (path === '/') complaints.expect(/^error:.*(500|could not be sent)/);
        await open(page, path);
        await readThrough(page);
        await expectAccessible(page);
        const onPhone = path === '/' && width === 390 ? phoneStates : [];
        for (const { name, parts, enter } of [...(states[path] ?? []), ...onPhone]) {
          await test.step(name, async () => {
            await enter(page);
            await expectAccessible(page, parts);
          });
        }
      });
    }

    test('the error screen passes axe', async ({ page, complaints }) => {
      complaints.expect(/the platform is gone/);
      await page.addInitScript(() => {
        window.matchMedia = () => {
          throw new Error('the platform is gone');
        };
      });
      await page.goto('/');
      await expect(page.getByRole('heading', { name: errorScreen.title })).toBeVisible();
      await expectAccessible(page);
    });

    test('the answers to a form without scripts pass axe', async ({ page, complaints }) => {
      complaints.expect(/422/);
      await page.route('**/*.js', () => {});
      for (const changes of [{}, { company: '   ' }]) {
        await page.goto('/', { waitUntil: 'commit' });
        const { button, fill } = contactFormOf(page);
        await fill(changes);
        await button.click();
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(company.tagline);
        await expectAccessible(page);
      }
    });
  });
}

test('moving slides, and the tooltip of the button that stops them, pass axe', async ({ page }) => {
  await page.emulateMedia(inMotion);
  await open(page, '/');
  await heroOf(page).pause.focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expectAccessible(page, ['#hero']);
});

async function showSlide(page: Page, number: number) {
  const { dot, expectShown } = heroOf(page);
  await dot(number).click();
  await expectShown(number);
}

async function openTooltip(page: Page, drawing: string) {
  const label = page.locator(drawing).getByRole('button', { name: stages[4] ?? '', exact: true });
  await label.scrollIntoViewIfNeeded();
  await atRest(page);
  await page.keyboard.press('Escape');
  await label.focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
}

async function chooseService(page: Page, title: string) {
  const control = serviceControl(page, title);
  if ((await control.getAttribute('aria-expanded')) !== 'true') await control.click();
  await expect(page.locator('#services').getByRole('listitem').first()).toBeVisible();
}

/** Without a status, the backend never answers. */
async function send(page: Page, status?: number, changes: Partial<Message> = {}) {
  await page.unrouteAll();
  await answerCalls(page, {
    insert: (route) => (status ? route.fulfill({ status, body: '' }) : new Promise(() => {})),
  });
  const { button, fill } = contactFormOf(page);
  await fill(changes);
  await button.click();
}

/** Leaves the pointer on the toast, which keeps it open. */
async function sendAndSee(page: Page, status: 201 | 500) {
  await send(page, status);
  const toast = page.getByRole(status === 201 ? 'status' : 'alert');
  await expect(toast).not.toBeEmpty();
  await toast.getByRole('button').hover();
}

async function closeServices(page: Page) {
  const opened = page.locator('#services').getByRole('button', { expanded: true });
  await opened.click();
  await expect(opened).toHaveCount(0);
}

async function openMenu(page: Page) {
  await barOf(page).openMenu.click();
  await expect(barOf(page).entries.first()).toBeVisible();
}
