// The only script that a page names. It loads the others after the first paint, so that they compete
// with nothing that the visitor came to see, and then repeats what was clicked meanwhile.

import { answerEarlyInput, keepEarlyClick } from './browser/early-input.ts';

/** How long to wait for the first paint after `load` (ms). Hidden tabs have none, and some browsers report none. */
const patience = 200;

async function loadScripts() {
  const { scripts = '' } = document.querySelector<HTMLElement>('[data-scripts]')?.dataset ?? {};
  const addresses = scripts.split(' ');
  for (const href of addresses)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  // A page that the browser prerenders waits until it is shown.
  if (document.prerendering)
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve));
  // One task for each: in between, a slow processor answers the visitor.
  for (const address of addresses) await import(/* @vite-ignore */ address);
  answerEarlyInput();
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
    window.addEventListener('load', () => setTimeout(resolve, patience));
  });
}

keepEarlyClick();
firstPaint()
  .then(loadScripts)
  // The browser reports what does not load. The page works without.
  .catch(() => {});
