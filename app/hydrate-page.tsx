import './styles/index.css';
import 'virtual:generated.css';
import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { listenForTooltips } from './browser/tooltips.ts';
import { Site } from './site.tsx';

/** Takes over the prerendered HTML of a page. While prerendering, there is nothing to take over. */
export function hydratePage(Page: ComponentType): void {
  if (import.meta.env.SSR) return;
  const root = document.getElementById('root');
  if (!root) return;
  // In slices, between which a slow processor answers the visitor.
  startTransition(
    () => void hydrateRoot(root, <Site path={root.dataset['path'] ?? ''} Page={Page} />),
  );
  listenForTooltips();
}
