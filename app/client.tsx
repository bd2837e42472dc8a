// Hydrates the prerendered page that `<html data-page>` names. This is the only script that a page's HTML runs.

import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { refreshSession } from './browser/refresh-session.ts';
import { Site } from './site.tsx';

const { page, path = '' } = document.documentElement.dataset;
const pages = import.meta.glob<ComponentType>('./pages/*.tsx', { import: 'Page' });

async function hydrate() {
  const root = document.getElementById('root');
  const Page = await pages[`./pages/${page}.tsx`]?.();
  if (!root || !Page) return;
  // Hydrates in a transition, so that React yields to input on slow devices.
  startTransition(() => void hydrateRoot(root, <Site path={path} Page={Page} />));
  refreshSession();
}

// Logs here, so that monitoring sees the error before the `load` event, which does not wait for the page's chunk.
if (page === 'not-found') console.error('404: there is no page at', window.location.pathname);
// Does not await `hydrate`, because the pages' chunks import this chunk, so a top-level await would deadlock.
void hydrate();
