import { expect } from '@playwright/test';
import { measureLine } from '#app/drawings/visitor-line/geometry.ts';
import { formWords } from '#content/contact.ts';
import { labels, navigation } from '#content/navigation.ts';
import { stages } from '#content/pipeline.ts';
import { visitorLine } from '#content/visitor-line.ts';
import { messageColumns } from '#shared/message.ts';
import { listMessages } from '#tests/support/server/list-messages.ts';
import { makeMark, validMessage } from '#tests/support/server/messages.ts';
import { test } from './visitor.ts';

// What must also work in Firefox and Safari's engine.

const { openMenu, closeMenu } = labels;

const labelOf = (path: string) => navigation.find(({ href }) => href === path)?.label ?? '';

test('the menu keeps the page still and Tab in the bar, and closes on Escape, Back and a new hash', async ({
  visitor,
  baseURL,
}) => {
  const expectOpens = async () => {
    await visitor.click('button', openMenu);
    await visitor.find('button', closeMenu);
  };
  const expectClosed = async () => {
    await visitor.find('button', openMenu);
    const scroll = () => {
      scrollTo({ top: 50, behavior: 'instant' });
      return Math.round(scrollY);
    };
    await visitor.expect(scroll).toBe(50);
  };
  // As narrow as either browser's window gets.
  await visitor.resize(500);
  await visitor.open(`${baseURL}/`);
  await expectOpens();
  await visitor.find('nav a', navigation.at(-1)?.label ?? '');
  await visitor.expect(() => document.querySelector('main')?.inert).toBe(true);
  for (const key of ['PageDown', 'End'] as const) await visitor.press(key);
  expect(await visitor.run(() => scrollY)).toBe(0);
  // After the last control, the focus leaves the page.
  for (let press = 0; press < 14; press++) {
    await visitor.press('Tab');
    expect(await visitor.run(() => document.querySelector(':is(main, footer) :focus'))).toBeNull();
  }
  await visitor.click('button', closeMenu);
  await expectClosed();

  await expectOpens();
  await visitor.press('Escape');
  await visitor.expect(() => document.activeElement?.ariaLabel).toBe(openMenu);
  await visitor.run(() => history.pushState(null, '', '#services'));
  for (const go of [() => history.back(), () => void (location.hash = '#contact')]) {
    await expectOpens();
    await visitor.run(go);
    await expectClosed();
  }
});

test('a message reaches the owner’s list, and nothing of it stays in the browser', async ({
  visitor,
  baseURL,
}) => {
  const message = { ...validMessage, name: makeMark() };
  await visitor.open(`${baseURL}/`);
  for (const column of messageColumns)
    await visitor.type(formWords.fields[column].label, message[column]);
  await visitor.click('button', formWords.submit.idle);
  await visitor
    .expect(() => document.querySelector('[role="status"]')?.textContent)
    .toContain(formWords.toasts.sent.title);
  expect(await listMessages()).toContain(message.name);
  await visitor
    .expect(() => [localStorage.length, sessionStorage.length, document.cookie])
    .toEqual([0, 0, '']);
});

test('a link leads to its section, and Back to where the visitor was', async ({
  visitor,
  baseURL,
}) => {
  const top = (id: string) =>
    Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? 0);
  await visitor.resize(1280);
  await visitor.open(`${baseURL}/about`);
  await visitor.click('a', labelOf('/#contact'));
  await visitor.hydrated(`${baseURL}/#contact`);
  await visitor.expect(top, 'contact').toBe(80);
  await visitor.click('a', labelOf('/#services'));
  await visitor.expect(top, 'services').toBe(80);
  await visitor.click('a', labelOf('/about'));
  await visitor.hydrated(`${baseURL}/about`);
  await visitor.run(() => void setTimeout(() => history.back()));
  await visitor.hydrated(`${baseURL}/#services`);
  await visitor.expect(top, 'services').toBe(80);
});

test('Page Up moves a ring of the visitor’s line by a day', async ({ visitor, baseURL }) => {
  await visitor.resize(1280);
  await visitor.open(`${baseURL}/`);
  await visitor.hydrated(`${baseURL}/`);
  const [push, ...others] = visitorLine.example.waits;
  await visitor.find('input', stages.push.name);
  await visitor.run(() => document.querySelector<HTMLElement>('[data-found]')?.focus());
  await visitor.press('PageUp');
  const waits = [(push ?? 0) + 8, ...others];
  const line = measureLine({ ...visitorLine.example, waits });
  await visitor
    .expect(() => document.querySelector('#approach h2')?.textContent)
    .toBe(visitorLine.result(line));
});
