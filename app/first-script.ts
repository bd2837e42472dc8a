// The only script in a page's HTML. Does what cannot wait for React, and runs the scripts that the page
// preloads after the first paint, so that they do not delay it.

import { markScrolling } from './browser/mark-scrolling.ts';

/** How long to wait for the first-paint entry after `load` (ms): hidden tabs and some browsers have none. */
const timeout = 200;

const { page, opaquePast } = document.documentElement.dataset;

async function start() {
  const painted = firstPaint();
  // A page prerendered by the browser waits until it is shown.
  if (document.prerendering)
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve));
  if (page === 'not-found') console.error('404: there is no page at', window.location.pathname);
  await painted;
  markScrolling(Number(opaquePast));
  // One task for each, so that a slow processor can handle input in between.
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload]'))
    await import(/* @vite-ignore */ href);
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    // The observer would report it some tasks later.
    if (isPainted(performance)) return resolve();
    new PerformanceObserver((list) => {
      if (isPainted(list)) resolve();
    }).observe({ type: 'paint', buffered: true });
    window.addEventListener('load', () => setTimeout(resolve, timeout));
  });
}

function isPainted(entries: Pick<Performance, 'getEntriesByName'>): boolean {
  return entries.getEntriesByName('first-contentful-paint').length > 0;
}

// The browser reports failed loads. The page works without scripts.
start().catch(() => {});
