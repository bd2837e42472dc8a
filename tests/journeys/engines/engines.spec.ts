import type { IncomingMessage } from 'node:http';
import { expect } from '@playwright/test';
import { formWords } from '#content/contact.ts';
import { carouselWords, heroSlides } from '#content/hero-slides.ts';
import { labels, navigation } from '#content/navigation.ts';
import { describeLine } from '#content/own-line.ts';
import { stages } from '#content/pipeline.ts';
import { type Message, messageColumns } from '#shared/message.ts';
import { startHolding } from '#tests/support/page/holding-proxy.ts';
import { lastWords, nthService } from '#tests/support/page/services.ts';
import { listMessages } from '#tests/support/server/list-messages.ts';
import { makeMark, validMessage } from '#tests/support/server/messages.ts';
import { test, type Visitor } from './visitor.ts';

// What must also work in Firefox and in Safari's engine.

const { openMenu, closeMenu } = labels;

/** As narrow as either browser's window gets. */
const phone = 500;

test.describe('the menu', () => {
  test.beforeEach(async ({ visitor, baseURL }) => {
    await visitor.resize(phone);
    await visitor.open(`${baseURL}/`);
  });

  test('keeps the page still and Tab in the bar until it closes', async ({ visitor }) => {
    await visitor.click('button', openMenu);
    await visitor.expect(entries).toEqual(navigation.map(({ label }) => label));
    await visitor.expect(() => document.querySelector('main')?.inert).toBe(true);
    for (const key of ['PageDown', 'End'] as const) await visitor.press(key);
    expect(await visitor.run(() => [scrollY, getComputedStyle(document.body).overflowY])).toEqual([
      0,
      'hidden',
    ]);
    // After the last control, the focus leaves the page.
    const outside = () => document.activeElement?.closest('main, footer') !== null;
    for (let press = 0; press < 14; press++) {
      await visitor.press('Tab');
      expect(await visitor.run(outside)).toBe(false);
    }
    await visitor.click('button', closeMenu);
    await visitor.find('button', openMenu);
    await expectScrolls(visitor);
  });

  test('closes on Escape, on Back and on a new hash', async ({ visitor }) => {
    await visitor.click('button', openMenu);
    await visitor.find('button', closeMenu);
    await visitor.press('Escape');
    await visitor.expect(() => document.activeElement?.ariaLabel).toBe(openMenu);
    await expectScrolls(visitor);

    await visitor.run(() => history.pushState(null, '', '#services'));
    for (const go of [() => history.back(), () => void (location.hash = '#contact')]) {
      await visitor.click('button', openMenu);
      await visitor.find('button', closeMenu);
      await visitor.run(go);
      await visitor.find('button', openMenu);
      await expectScrolls(visitor);
    }
  });
});

test.describe('services', () => {
  test('a service opened below an open one stays in place', async ({ visitor, baseURL }) => {
    await visitor.resize(phone);
    await visitor.open(`${baseURL}/`);
    for (const number of [3, 5, 2]) {
      const button = await visitor.find('button', nthService(number).title);
      const top = (found: HTMLElement) => found.getBoundingClientRect().top;
      await visitor.run(
        (found) => scrollBy({ top: found.getBoundingClientRect().top - 300, behavior: 'instant' }),
        button,
      );
      await visitor.run((found) => found.click(), button);
      await visitor.expect((found) => found.ariaExpanded, button).toBe('true');
      await visitor.expect(top, button).toBeCloseTo(300, -1);
    }
  });

  test('services turn from accordion into tabs when the window widens', async ({
    visitor,
    baseURL,
  }) => {
    await visitor.resize(1280);
    await visitor.open(`${baseURL}/`);
    await visitor.resize(900);
    await visitor.click('button', nthService(3).title);
    const words = () => document.querySelector<HTMLElement>('#services')?.innerText;
    await visitor.expect(words).toContain(lastWords(3));
    await visitor.resize(1280);
    await visitor.click('tab', nthService(2).title);
    await visitor.expect(words).toContain(lastWords(2));
    expect(await visitor.run(words)).not.toContain(lastWords(3));
  });
});

test.describe('a message', () => {
  test('reaches the owner’s list, and nothing of it stays in the browser', async ({
    visitor,
    baseURL,
  }) => {
    const message = marked();
    await visitor.open(`${baseURL}/`);
    await fill(visitor, message);
    await visitor.click('button', formWords.submit.idle);
    await visitor
      .expect(() => document.querySelector('[role="status"]')?.textContent)
      .toContain(formWords.toasts.sent.title);
    expect(await listMessages()).toContain(message.name);
    await visitor
      .expect(() => [localStorage.length, sessionStorage.length, document.cookie])
      .toEqual([0, 0, '']);
  });

  test('is sent by the browser if scripts take too long', async ({ visitor, baseURL }) => {
    const message = marked();
    const slow = await startHolding(baseURL ?? '', isReact);
    await visitor.goto(`${slow.url}/`);
    await visitor.click('button', formWords.submit.idle);
    await visitor.expect(() => document.activeElement?.getAttribute('name')).toBe('name');
    await fill(visitor, message);
    await visitor.click('button', formWords.submit.idle);
    await visitor
      .expect(() => document.querySelector('h1')?.textContent)
      .toContain(formWords.toasts.sent.title);
    expect(await visitor.run(() => location.search)).toBe('');
    expect(await listMessages()).toContain(message.name);
    slow.stop();
  });
});

test.describe('while scripts are on their way', () => {
  test('the menu opens once although clicked twice', async ({ visitor, baseURL }) => {
    const slow = await startHolding(baseURL ?? '', isReact);
    await visitor.resize(phone);
    await visitor.goto(`${slow.url}/`);
    for (let time = 0; time < 2; time++) await visitor.click('button', openMenu);
    slow.release();
    await visitor.hydrated();
    await visitor.click('button', closeMenu);
    await visitor.find('button', openMenu);
    slow.stop();
  });

  test('a chosen slide is shown', async ({ visitor, baseURL }) => {
    const slow = await startHolding(baseURL ?? '', isReact);
    await visitor.resize(1280);
    await visitor.goto(`${slow.url}/`);
    await visitor.click('button', carouselWords.dot(2, heroSlides[1]?.title ?? ''));
    slow.release();
    await visitor
      .expect(() =>
        [
          ...document.querySelectorAll<HTMLElement>('#hero [role="group"][aria-roledescription]'),
        ].map(({ inert }) => inert),
      )
      .toEqual(heroSlides.map((_, index) => index !== 1));
    slow.stop();
  });
});

test('Page Up moves a ring of the visitor’s own line by a day', async ({ visitor, baseURL }) => {
  await visitor.resize(1280);
  await visitor.open(`${baseURL}/product`);
  const { claim } = describeLine({ waiting: 16, work: 0, total: 16, longest: undefined });
  await visitor.run(() => document.querySelector('.own-line')?.scrollIntoView());
  for (const name of [stages.push.name, stages.staging.name]) {
    const slider = await visitor.find('textbox', name);
    await visitor.run((slider) => slider.focus(), slider);
    await visitor.press('PageUp');
  }
  await visitor.expect(() => document.querySelector('.own-line .claim')?.textContent).toBe(claim);
});

function isReact({ url }: IncomingMessage): boolean {
  return /react-.*\.js$/.test(url ?? '');
}

function entries(): string[] {
  return [...document.querySelectorAll<HTMLElement>('header nav a')]
    .filter((entry) => entry.checkVisibility())
    .map(({ innerText }) => innerText);
}

async function expectScrolls(visitor: Visitor): Promise<void> {
  const scroll = () => {
    scrollTo({ top: 50, behavior: 'instant' });
    return Math.round(scrollY);
  };
  await visitor.expect(scroll).toBe(50);
}

function marked(): Message {
  return { ...validMessage, name: makeMark() };
}

async function fill(visitor: Visitor, message: Message): Promise<void> {
  for (const column of messageColumns)
    await visitor.type(formWords.fields[column].label, message[column]);
}
