import { expect, test } from '@playwright/test';
import { formCopy } from '#content/contact.ts';
import { labels } from '#content/navigation.ts';
import { messageColumns } from '#shared/message.ts';
import { listMessages } from '#tests/support/page/delivery.ts';
import { uniqueWord, validMessage } from '#tests/support/server/messages.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const keys = { enter: '\uE006', escape: '\uE00C', pageDown: '\uE00F' };

let browser: Awaited<ReturnType<typeof startFirefox>>;
test.beforeAll(async () => {
  const info = test.info();
  browser = await (info.project.name === 'firefox'
    ? startFirefox(info.outputPath())
    : startWebKit());
});
test.afterAll(() => browser.stop());

/** Runs a function in the page, which sees only its arguments. */
const run = <Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args) =>
  browser.run(`(${script.toString()})(...${JSON.stringify(args)})`) as Promise<Result>;

/** Polls what the function returns in the page. It fails during a navigation. */
const expectIn = <Args extends unknown[]>(script: (...args: Args) => unknown, ...args: Args) =>
  expect.poll(() => run(script, ...args).catch(() => 'nothing'));

async function open(url: string, width = 1280) {
  await browser.resize(width);
  await browser.goTo(url);
  await expectIn(() => document.querySelector('[data-hydrated]') && location.href).toBe(url);
}

function press(text: string) {
  const strokes = [...text].map((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
  return browser.perform([{ type: 'key', id: 'keyboard', actions: strokes.flat() }]);
}

/** Clicks what is found by its label or text, once nothing covers it. */
async function click(selector: string, name: string) {
  const find = (selector: string, name: string) => {
    const found = [...document.querySelectorAll<HTMLInputElement>(selector)].find((element) =>
      (element.ariaLabel ?? (element.labels?.[0] ?? element).innerText).includes(name),
    );
    found?.scrollIntoView({ behavior: 'instant', block: 'center' });
    const box = found?.getBoundingClientRect() ?? new DOMRect();
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    return found?.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
  };
  await expectIn(find, selector, name).not.toBeNull();
  const button = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
  const actions = [{ type: 'pointerMove', ...(await run(find, selector, name)) }, ...button];
  await browser.perform([{ type: 'pointer', id: 'mouse', actions }]);
}

test('the open menu holds the page still, and closes on Escape and Back', async ({ baseURL }) => {
  // As narrow as either browser's window gets.
  await open(`${baseURL}/`, 500);
  // A hash without a target, because the page scrolls to the one that it finds after hydration.
  await run(() => history.pushState(null, '', '#nowhere'));
  const state = () => [scrollY, document.querySelector('main')?.inert];
  for (const close of [() => press(keys.escape), () => run(() => history.back())]) {
    await click('nav button', labels.openMenu);
    await expectIn(state).toEqual([0, true]);
    await press(keys.pageDown);
    expect(await run(state)).toEqual([0, true]);
    await close();
    await expectIn(state).toEqual([0, false]);
  }
});

test('a message reaches the operator’s list', async ({ baseURL }) => {
  const message = { ...validMessage, name: uniqueWord() };
  await open(`${baseURL}/`);
  for (const column of messageColumns) {
    await click('input, textarea', formCopy.fields[column].label);
    await press(message[column].replace('\n', keys.enter));
  }
  await click('button', formCopy.submit.idle);
  const toast = () => document.querySelector('[role="status"]')?.textContent;
  await expectIn(toast).toContain(formCopy.toasts.sent.title);
  expect(await listMessages()).toContain(message.name);
});

test('a link leads to its section, and Back to where it was left', async ({ baseURL }) => {
  const place = () => {
    const top = document.querySelector('#services')?.getBoundingClientRect().top;
    return document.querySelector('[data-hydrated]') && [location.href, Math.round(top ?? 0)];
  };
  await open(`${baseURL}/about`);
  await click('nav a', 'Services');
  await expectIn(place).toEqual([`${baseURL}/#services`, 80]);
  await click('nav a', 'About');
  await expectIn(place).toEqual([`${baseURL}/about`, 0]);
  await run(() => void setTimeout(() => history.back()));
  await expectIn(place).toEqual([`${baseURL}/#services`, 80]);
});
