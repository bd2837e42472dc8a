import { expect, test } from '@playwright/test';
import { constants } from '#content/constants.ts';
import { formCopy } from '#content/contact.ts';
import { listMessages } from '#tests/support/page/delivery.ts';
import { uniqueWord, validMessage } from '#tests/support/server/messages.ts';
import { type Browser, startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** WebDriver's codes for keys. */
const keys = { tab: '\uE004', escape: '\uE00C', pageDown: '\uE00F' };

let browser: Browser;
test.beforeAll(async () => {
  const start = test.info().project.name === 'firefox' ? startFirefox : startWebKit;
  browser = await start(test.info().outputPath());
});
test.afterAll(() => browser.stop());

/** Polls the value of a script in the page, which fails while the browser navigates. */
const expectValue = (script: string) => expect.poll(() => browser.run(script).catch(() => ''));

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
  const element = `document.querySelector('${selector}')`;
  await browser.run(`void ${element}.scrollIntoView({ behavior: 'instant', block: 'center' })`);
  const rect = await browser.run(`${element}.getBoundingClientRect().toJSON()`);
  const { x, y, width, height } = rect as DOMRect;
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const button = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
  const actions = [{ type: 'pointerMove', ...middle }, ...button];
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
  const atServices = [`${baseURL}/#services`, constants.sectionScrollOffset.regular];
  await open(`${baseURL}/about`);
  await click('nav a[href="/#services"]');
  await expectValue(pageLocation).toEqual(atServices);
  await open(`${baseURL}/about`);
  // Goes back after the script has returned, because a page that is left returns nothing.
  await browser.run('void setTimeout(() => history.back())');
  await expectValue(pageLocation).toEqual(atServices);
});
