// The only script that a page names. It fetches the others, and the styles of what only they show,
// once the page has been painted: they take neither the network nor the processor from what the
// visitor came to see. What is clicked meanwhile is not forgotten.

import { keepEarlyClick } from './browser/early-input.ts';

const { scripts = '', styles = '' } = document.currentScript?.dataset ?? {};

/** Milliseconds after a page's load, or its frame, in which a browser that tells of paints has told of the first. */
const patience = 200;

let fetched = false;

function fetchTheRest() {
  if (fetched) return;
  fetched = true;
  const [main = '', ...others] = scripts.split(' ');
  fetchAs('stylesheet', styles);
  for (const script of others) fetchAs('modulepreload', script);
  // What does not arrive, the browser tells of; the page works without.
  import(/* @vite-ignore */ main).catch(() => {});
}

function fetchAfterFrame() {
  if (!fetched) requestAnimationFrame(() => setTimeout(fetchTheRest, patience));
}

function fetchAs(rel: string, href: string) {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}

keepEarlyClick();

// A page in a hidden tab is painted when it is looked at, and should then be ready.
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) fetchTheRest();
else {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    fetchTheRest();
  });
  observer.observe({ type: 'paint', buffered: true });
  // Firefox does not tell where the address names a part of the page. Only then a frame is asked for: what
  // runs in the first one delays it.
  window.addEventListener('load', () => setTimeout(fetchAfterFrame, patience));
}
