import { expect } from '@playwright/test';
import { contact } from '#content/contact.ts';
import { labels, navigation } from '#content/navigation.ts';
import { describeLine } from '#content/own-line.ts';
import { type Message, messageColumns } from '#contract/message.ts';
import { lastWords, nthService } from '#tests/support/page/services.ts';
import { listMessages } from '#tests/support/server/list-messages.ts';
import { validMessage } from '#tests/support/server/messages.ts';
import { type Browser, test } from './browser.ts';
import { startSlowly } from './slow-scripts.ts';

/** What has to hold on an iPhone, too: the journeys that run in Firefox, in Safari's engine. */

const { openMenu, closeMenu } = labels;

/** MiniBrowser is never narrower than 447 pixels. */
const phone = 450;

test.describe('the menu', () => {
  test.beforeEach(async ({ safari, baseURL }) => {
    await safari.resize(phone);
    await safari.open(`${baseURL}/`);
  });

  test('opens and closes, and the page behind it does not scroll', async ({ safari }) => {
    await safari.click('button', openMenu);
    await safari.expect(entries).toEqual(navigation.map(({ label }) => label));
    await safari.expect(() => document.querySelector('main')?.inert).toBe(true);
    for (const key of ['PageDown', 'End'] as const) await safari.press(key);
    expect(await safari.run(() => [scrollY, getComputedStyle(document.body).overflowY])).toEqual([
      0,
      'hidden',
    ]);
    await safari.click('button', closeMenu);
    await safari.find('button', openMenu);
    await expectScrolls(safari);
  });

  test('closes by Escape, which gives the focus back to the button', async ({ safari }) => {
    await safari.click('button', openMenu);
    await safari.find('button', closeMenu);
    await safari.press('Escape');
    await safari.expect(() => document.activeElement?.ariaLabel).toBe(openMenu);
    await expectScrolls(safari);
  });

  test('keeps Tab in the bar while it is open', async ({ safari }) => {
    await safari.click('button', openMenu);
    await safari.find('button', closeMenu);
    const outside = () => !document.activeElement?.closest('header, body:focus');
    for (let press = 0; press < 14; press++) {
      await safari.press('Tab');
      expect(await safari.run(outside)).toBe(false);
    }
  });

  test('closes by Back, and by a change of the hash', async ({ safari }) => {
    await safari.run(() => history.pushState(null, '', '#services'));
    for (const go of [() => history.back(), () => void (location.hash = '#contact')]) {
      await safari.click('button', openMenu);
      await safari.find('button', closeMenu);
      await safari.run(go);
      await safari.find('button', openMenu);
      await expectScrolls(safari);
    }
  });
});

test.describe('services', () => {
  test('one that is opened below an open one stays where it is', async ({ safari, baseURL }) => {
    await safari.resize(phone);
    await safari.open(`${baseURL}/`);
    for (const number of [3, 5, 2]) {
      const button = await safari.find('button', nthService(number).title);
      const top = (found: HTMLElement) => found.getBoundingClientRect().top;
      await safari.run(
        (found) => scrollBy({ top: found.getBoundingClientRect().top - 300, behavior: 'instant' }),
        button,
      );
      await safari.run((found) => found.click(), button);
      await safari.expect((found) => found.ariaExpanded, button).toBe('true');
      await safari.expect(top, button).toBeCloseTo(300, -1);
    }
  });

  test('are an accordion in a narrow window and tabs in a wide one', async ({
    safari,
    baseURL,
  }) => {
    await safari.resize(1280);
    await safari.open(`${baseURL}/`);
    await safari.resize(900);
    await safari.click('button', nthService(6).title);
    const words = () => document.querySelector<HTMLElement>('#services')?.innerText;
    await safari.expect(words).toContain(lastWords(6));
    await safari.resize(1280);
    await safari.click('tab', nthService(4).title);
    await safari.expect(words).toContain(lastWords(4));
    expect(await safari.run(words)).not.toContain(lastWords(6));
  });
});

test.describe('a message', () => {
  test('reaches the owner’s list, and nothing of it stays in the browser', async ({
    safari,
    baseURL,
  }) => {
    const message = marked();
    await safari.open(`${baseURL}/`);
    await fill(safari, message);
    await safari.click('button', contact.submit.idle);
    await safari
      .expect(() => document.querySelector('[role="status"]')?.textContent)
      .toContain(contact.toasts.sent.title);
    expect(await listMessages()).toContain(message.name);
    await safari
      .expect(() => [localStorage.length, sessionStorage.length, document.cookie])
      .toEqual([0, 0, '']);
  });

  test('is sent by the browser where scripts take too long', async ({ safari, baseURL }) => {
    const message = marked();
    const slow = await startSlowly(baseURL ?? '');
    await safari.goto(`${slow.url}/`);
    await safari.click('button', contact.submit.idle);
    await safari.expect(() => document.activeElement?.getAttribute('name')).toBe('name');
    await fill(safari, message);
    await safari.click('button', contact.submit.idle);
    await safari
      .expect(() => document.querySelector('h1')?.textContent)
      .toContain(contact.toasts.sent.title);
    expect(await safari.run(() => location.search)).toBe('');
    expect(await listMessages()).toContain(message.name);
    slow.stop();
  });
});

test.describe('while scripts are on their way', () => {
  test('a menu that is asked for twice opens once', async ({ safari, baseURL }) => {
    const slow = await startSlowly(baseURL ?? '');
    await safari.resize(phone);
    await safari.goto(`${slow.url}/`);
    for (let time = 0; time < 2; time++) await safari.click('button', openMenu);
    slow.arrive();
    await safari.hydrated();
    await safari.click('button', closeMenu);
    await safari.find('button', openMenu);
    slow.stop();
  });

  test('a slide that is chosen is shown', async ({ safari, baseURL }) => {
    const slow = await startSlowly(baseURL ?? '');
    await safari.resize(1280);
    await safari.goto(`${slow.url}/`);
    await safari.click('button', 'Slide 2');
    slow.arrive();
    await safari
      .expect(() =>
        [
          ...document.querySelectorAll<HTMLElement>('#hero [role="group"][aria-roledescription]'),
        ].map(({ inert }) => inert),
      )
      .toEqual([true, false]);
    slow.stop();
  });
});

function entries(): string[] {
  return [...document.querySelectorAll<HTMLElement>('header nav a')]
    .filter((entry) => entry.checkVisibility())
    .map(({ innerText }) => innerText);
}

async function expectScrolls(safari: Browser): Promise<void> {
  await safari.run(() => scrollTo({ top: 50, behavior: 'instant' }));
  await safari.expect(() => scrollY).toBe(50);
}

function marked(): Message {
  return { ...validMessage, name: `mark-${crypto.randomUUID().slice(0, 8)}` };
}

async function fill(safari: Browser, message: Message): Promise<void> {
  for (const column of messageColumns)
    await safari.type(contact.fields[column].label, message[column]);
}

test('one’s own line is drawn by its rings, a day at a time', async ({ safari, baseURL }) => {
  await safari.resize(1280);
  await safari.open(`${baseURL}/product`);
  const { claim } = describeLine({ waiting: 16, work: 0, total: 16, longest: undefined });
  await safari.run(() => document.querySelector('.own-line')?.scrollIntoView());
  for (const name of ['Push to Git', 'Staging']) {
    const slider = await safari.find('textbox', name);
    await safari.run((slider) => slider.focus(), slider);
    await safari.press('PageUp');
  }
  await safari.expect(() => document.querySelector('.own-line .claim')?.textContent).toBe(claim);
});
