import { expect, test } from '@playwright/test';
import { formCopy } from '#content/contact.ts';
import { listMessages } from '#tests/support/page/delivery.ts';
import { uniqueWord, validMessage } from '#tests/support/server/messages.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** WebDriver’s codes for keys. */
const keys = { tab: '\uE004', escape: '\uE00C', pageDown: '\uE00F' };

let browser: Awaited<ReturnType<typeof startFirefox>>;
test.beforeAll(async () => {
  const start = test.info().project.name === 'firefox' ? startFirefox : startWebKit;
  browser = await start(test.info().outputPath());
});
test.afterAll(() => browser.stop());

/** Polls the value of a script in the page, because a script fails during a navigation. */
const expectValue = (script: string) =>
  expect.poll(() => browser.run(script).catch(() => 'nothing'));

async function open(url: string, width = 1280) {
  await browser.resize(width);
  await browser.goTo(url);
  await expectValue('document.querySelector("[data-hydrated]") && location.href').toBe(url);
}

function press(text: string) {
  const strokes = [...text].map((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
  return browser.perform([{ type: 'key', id: 'keyboard', actions: strokes.flat() }]);
}

/** Clicks the middle of an element. */
async function click(selector: string) {
  const findMiddle = (selector: string) => {
    const el = document.querySelector(selector) as Element;
    el.scrollIntoView({ behavior: 'instant', block: 'center' });
    const { x, y, width, height } = el.getBoundingClientRect();
    return [x + width / 2, y + height / 2].map(Math.round);
  };
  const [x, y] = (await browser.run(`(${findMiddle.toString()})('${selector}')`)) as number[];
  const button = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
  const actions = [{ type: 'pointerMove', x, y }, ...button];
  await browser.perform([{ type: 'pointer', id: 'mouse', actions }]);
}

test('the open menu locks scrolling, and closes on Escape and Back', async ({ baseURL }) => {
  // 500 px is as narrow as both browsers' windows get. The hash has no target to scroll to.
  await open(`${baseURL}/#nowhere`, 500);
  await browser.run('history.pushState(null, "", "#elsewhere")');
  const state = '[scrollY, document.querySelector("main").inert]';
  for (const close of [() => press(keys.escape), () => browser.run('history.back()')]) {
    await click('nav button');
    await expectValue(state).toEqual([0, true]);
    await press(keys.pageDown);
    expect(await browser.run(state)).toEqual([0, true]);
    await close();
    await expectValue(state).toEqual([0, false]);
  }
});

test('a message is stored and listed for the operator', async ({ baseURL }) => {
  const word = uniqueWord();
  await open(`${baseURL}/`);
  await click('#name');
  await press([word, validMessage.email, 'A company', 'A message'].join(keys.tab));
  await click('#contact button[type=submit]');
  await expectValue('document.body.innerText').toContain(formCopy.toasts.sent.title);
  expect(await listMessages()).toContain(word);
});

test('a link scrolls to its section, and Back returns to it', async ({ baseURL }) => {
  const top = 'Math.round(document.querySelector("#services")?.getBoundingClientRect().top ?? 0)';
  const pageLocation = `document.querySelector("[data-hydrated]") && [location.href, ${top}]`;
  await open(`${baseURL}/about`);
  await click('nav a[href="/#services"]');
  await expectValue(pageLocation).toEqual([`${baseURL}/#services`, 80]);
  await click('nav a[href="/about"]');
  await expectValue(pageLocation).toEqual([`${baseURL}/about`, 0]);
  await browser.run('void setTimeout(() => history.back())');
  await expectValue(pageLocation).toEqual([`${baseURL}/#services`, 80]);
});
