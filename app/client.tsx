// Hydrates the prerendered page that the document names, which is preloaded.

import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { refreshSession } from './browser/refresh-session.ts';
import { Site } from './site.tsx';

const pages = import.meta.glob<ComponentType>('./pages/*.tsx', { import: 'Page' });

async function hydrate() {
  const { page, path = '' } = document.documentElement.dataset;
  const root = document.getElementById('root');
  const Page = await pages[`./pages/${page}.tsx`]?.();
  if (!root || !Page) return;
  // In slices, so that a slow processor can handle input in between.
  startTransition(() => void hydrateRoot(root, <Site path={path} Page={Page} />));
  refreshSession();
}

// No top-level await: pages import this chunk, so it would deadlock.
void hydrate();
