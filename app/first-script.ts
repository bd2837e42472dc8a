// The only script in a page's HTML. Loads the others after the first paint, so that they do not delay it,
// and then replays what the visitor clicked in the meantime.

import { keepEarlyClick, replayEarlyInput } from './browser/early-input.ts';

/** How long to wait for the first-paint entry after `load` (ms): hidden tabs and some browsers have none. */
const timeout = 200;

async function loadScripts() {
  const { scripts = '' } = document.querySelector<HTMLElement>('[data-scripts]')?.dataset ?? {};
  const addresses = scripts.split(' ');
  for (const href of addresses)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  // A page prerendered by the browser waits until it is shown.
  if (document.prerendering)
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve));
  // One task for each, so that a slow processor can handle input in between.
  for (const address of addresses) await import(/* @vite-ignore */ address);
  replayEarlyInput();
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
    window.addEventListener('load', () => setTimeout(resolve, timeout));
  });
}

keepEarlyClick();
firstPaint()
  .then(loadScripts)
  // The browser reports failed loads. The page works without scripts.
  .catch(() => {});
