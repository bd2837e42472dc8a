// The only script that a page names. It runs the others once the page has been painted: they take
// neither the network nor the processor from what the visitor came to see. What is clicked meanwhile
// is not forgotten.

import { answerEarlyInput, keepEarlyClick } from './browser/early-input.ts';

/** Milliseconds after a page's load, or its frame, in which a browser that tells of paints has told of the first. */
const patience = 200;

const scripts = document.querySelector<HTMLElement>('[data-scripts]')?.dataset['scripts'];

let running = false;

async function runTheRest() {
  if (running) return;
  running = true;
  const addresses = scripts?.split(' ') ?? [];
  for (const href of addresses)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  // Nobody sees a page yet that the browser prepares.
  if (document.prerendering) await new Promise(whenSeen);
  // Each in a task of its own, between which a slow processor answers the visitor.
  for (const address of addresses) await import(/* @vite-ignore */ address);
  answerEarlyInput();
}

function whenSeen(resolve: EventListener) {
  document.addEventListener('prerenderingchange', resolve, { once: true });
}

/** What does not arrive, the browser tells of; the page works without. */
function run() {
  runTheRest().catch(() => {});
}

function runAfterFrame() {
  if (!running) requestAnimationFrame(() => setTimeout(run, patience));
}

keepEarlyClick();

// A page in a hidden tab is painted when it is looked at, and should then be ready.
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) run();
else {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    run();
  });
  observer.observe({ type: 'paint', buffered: true });
  // Firefox does not tell where the address names a part of the page. Only then a frame is asked for: what
  // runs in the first one delays it.
  window.addEventListener('load', () => setTimeout(runAfterFrame, patience));
}
