import './styles/index.css';
import 'virtual:generated.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { listenToIntent } from '#app/lib/links.ts';
import { loadRoute } from '#app/lib/load-route.ts';
import { loadWithStyles } from '#app/lib/load-styles.ts';
import { markFirstPageShown } from '#app/lib/prerendered.tsx';
import { loadTooltipsOnFirstNeed } from '#app/lib/tooltip-loader.ts';
import { routes } from '#app/routes.tsx';

async function hydrate(container: HTMLElement) {
  // The first render must have the page's code, or it would not match its HTML.
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(matches.map(({ route }) => loadRoute(route)));
  for (const { children = [] } of routes) children.forEach(loadWithStyles);
  hydrateRoot(container, <RouterProvider router={createBrowserRouter(routes)} />);

  markFirstPageShown();
  listenToIntent(prefetchPage);
  loadTooltipsOnFirstNeed();
}

/** Fetches a page's code before it is asked for. */
function prefetchPage(path: string) {
  for (const { route } of matchRoutes(routes, path) ?? []) loadRoute(route).catch(() => {});
}

const container = document.getElementById('root');
if (container) void hydrate(container);
