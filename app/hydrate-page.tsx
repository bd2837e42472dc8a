import './styles/index.css';
import 'virtual:generated.css';
import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { refreshSession } from './browser/refresh-session.ts';
import { listenForTooltips } from './browser/tooltips.ts';
import { placeTooltip } from './drawings/release-graph/graph-tooltips.ts';
import { Site } from './site.tsx';

/** Hydrates the prerendered HTML of a page. Does nothing while prerendering. */
export function hydratePage(Page: ComponentType): void {
  if (import.meta.env.SSR) return;
  const root = document.getElementById('root');
  if (!root) return;
  // In slices, so that a slow processor can handle input in between.
  startTransition(
    () =>
      void hydrateRoot(
        root,
        <Site path={document.documentElement.dataset['path'] ?? ''} Page={Page} />,
      ),
  );
  listenForTooltips(placeTooltip);
  refreshSession();
}
