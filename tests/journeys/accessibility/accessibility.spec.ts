import type { Locator, Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { errorScreen } from '#content/error-screen.ts';
import { workflow } from '#content/workflow.ts';
import type { Message } from '#shared/message.ts';
import { expectAccessible } from '#tests/support/checks/axe.ts';
import { readThrough } from '#tests/support/page/animations.ts';
import { barOf } from '#tests/support/page/bar.ts';
import { answerCalls, contactFormOf, submit } from '#tests/support/page/contact.ts';
import { heroOf } from '#tests/support/page/hero.ts';
import { open } from '#tests/support/page/open.ts';
import { atRest } from '#tests/support/page/scrolling.ts';
import { serviceList } from '#tests/support/page/services.ts';
import { stages } from '#tests/support/page/stages.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

// Every page in every state, on a phone and on a desktop. What marks and words look like, in a
// visitor's own colours too, is measured in contrast.spec.ts.

interface State {
  name: string;
  /** What to look at; without it, the whole page. */
  parts?: readonly string[];
  enter: (page: Page) => Promise<unknown>;
}

const form = ['#contact', '[role="status"]', '[role="alert"]'];

const pages = [
  { path: '/', complaint: undefined },
  { path: '/about', complaint: undefined },
  { path: '/careers', complaint: undefined },
  { path: '/product', complaint: undefined },
  { path: '/nowhere', complaint: /404/ },
];

const homeStates: readonly State[] = [
  { name: 'slide 2', parts: ['#hero'], enter: (page) => showSlide(page, 2) },
  { name: 'slide 1, chosen', parts: ['#hero'], enter: (page) => showSlide(page, 1) },
  {
    name: 'a tooltip of the drawing',
    parts: ['#hero'],
    enter: (page) => openTooltip(page, page.locator('#hero'), stages[4] ?? ''),
  },
  ...serviceList.map(({ title }) => ({
    name: `the service ${title}`,
    parts: ['#services'],
    enter: (page: Page) => chooseService(page, title),
  })),
];

const phoneStates: readonly State[] = [
  { name: 'no service open', parts: ['#services'], enter: closeServices },
  { name: 'the open menu', parts: ['header'], enter: openMenu },
];

const productStates: readonly State[] = [
  {
    name: 'a tooltip of the drawing',
    parts: ['#workflow'],
    enter: (page) => openTooltip(page, page.locator('#workflow'), stages[4] ?? ''),
  },
  {
    name: 'a later stage',
    parts: ['#workflow'],
    enter: (page) => page.locator('#workflow').getByRole('button', { name: workflow.next }).click(),
  },
];

const formStates: readonly State[] = [
  { name: 'an incomplete form', parts: form, enter: (page) => send(page, { name: '' }) },
  { name: 'a form that failed', parts: form, enter: (page) => sendAndSee(page, 500) },
  { name: 'a form that is sending', parts: form, enter: startSending },
];

for (const width of [390, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const { path, complaint } of pages) {
      test(path, async ({ page, complaints }) => {
        if (complaint) complaints.expect(complaint);
        await open(page, path);
        await readThrough(page);
        await expectAccessible(page);
      });
    }

    test('/ in its states', async ({ page }) => {
      await open(page, '/');
      await expectAllAccessible(page, width === 390 ? [...homeStates, ...phoneStates] : homeStates);
    });

    test('/product in its states', async ({ page }) => {
      await open(page, '/product');
      await expectAllAccessible(page, productStates);
    });

    test('the form, wrong, failed and sending', async ({ page, complaints }) => {
      complaints.expect(/^error:/);
      await open(page, '/');
      await expectAllAccessible(page, formStates);
    });

    test('the form, sent', async ({ page }) => {
      await open(page, '/');
      const enter = () => sendAndSee(page, 201);
      await expectAllAccessible(page, [{ name: 'a form that was sent', parts: form, enter }]);
    });

    test('the error screen', async ({ page, complaints }) => {
      complaints.expect(/the platform is gone/);
      await open(page, '/');
      await expectAllAccessible(page, [{ name: 'the error screen', enter: breakOff }]);
    });

    test('the answers to a form without scripts', async ({ page, complaints }) => {
      complaints.expect(/422/);
      await page.route('**/*.js', () => {});
      for (const changes of [{}, { company: '   ' }]) {
        await page.goto('/', { waitUntil: 'commit' });
        const name = JSON.stringify(changes);
        await expectAllAccessible(page, [{ name, enter: () => postAsHtml(page, changes) }]);
      }
    });
  });
}

async function expectAllAccessible(page: Page, states: readonly State[]) {
  for (const { name, parts, enter } of states) {
    await test.step(name, async () => {
      await enter(page);
      await expectAccessible(page, parts);
    });
  }
}

test('slides that move, and the tooltip of what stops them', async ({ page }) => {
  await page.emulateMedia(inMotion);
  await open(page, '/');
  await heroOf(page).pause.focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expectAccessible(page, ['#hero']);
});

/** Something of the browser that the page needs is broken. */
async function breakOff(page: Page) {
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      if (query.includes('min-width')) throw new Error('the platform is gone');
      return matchMedia.call(window, query);
    };
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: errorScreen.title })).toBeVisible();
}

async function openMenu(page: Page) {
  await barOf(page).openMenu.click();
  await expect(barOf(page).entries.first()).toBeVisible();
}

async function showSlide(page: Page, number: number) {
  const { dot, expectShown } = heroOf(page);
  await dot(number).click();
  await expectShown(number);
}

async function openTooltip(page: Page, place: Locator, name: string) {
  const label = place.getByRole('button', { name, exact: true });
  await label.scrollIntoViewIfNeeded();
  await atRest(page);
  await page.keyboard.press('Escape');
  await label.focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
}

function serviceControl(page: Page, name: string) {
  const services = page.locator('#services');
  return services.getByRole('tab', { name }).or(services.getByRole('button', { name }));
}

async function chooseService(page: Page, title: string) {
  const control = serviceControl(page, title);
  if ((await control.getAttribute('aria-expanded')) !== 'true') await control.click();
  await expect(page.locator('#services').getByRole('listitem').first()).toBeVisible();
}

async function closeServices(page: Page) {
  const opened = page.locator('#services').getByRole('button', { expanded: true });
  await opened.click();
  await expect(opened).toHaveCount(0);
}

async function send(page: Page, changes: Partial<Message>) {
  const { button, fill } = contactFormOf(page);
  await fill(changes);
  await button.click();
}

async function startSending(page: Page) {
  await page.unrouteAll();
  await answerCalls(page, { insert: () => new Promise(() => {}) });
  await send(page, {});
  await expect(contactFormOf(page).button).toHaveText(submit.sending);
}

/** The toast stays for as long as the pointer is on it. */
async function sendAndSee(page: Page, status: number) {
  await page.unrouteAll();
  await answerCalls(page, { insert: (route) => route.fulfill({ status, body: '' }) });
  await send(page, {});
  const toast = page.getByRole(status === 201 ? 'status' : 'alert');
  await expect(toast).not.toBeEmpty();
  await toast.getByRole('button').hover();
}

async function postAsHtml(page: Page, changes: Partial<Message>) {
  const { button, fill } = contactFormOf(page);
  await fill(changes);
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(company.tagline);
}
