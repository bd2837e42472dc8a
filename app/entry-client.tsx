import './styles/index.css';
import 'virtual:generated.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { answerEarlyInput } from '#app/browser/early-input.ts';
import { listenToIntent } from '#app/browser/links.ts';
import { loadRoute, openWhereMissing } from '#app/browser/load-route.ts';
import { loadWithStyles } from '#app/browser/load-styles.ts';
import { markFirstPageShown } from '#app/browser/prerendered.tsx';
import { loadTooltipsOnFirstNeed } from '#app/browser/tooltip-loader.ts';
import { routes } from '#app/routes.tsx';

async function hydrate(container: HTMLElement) {
  // The first render must have the page's code, or it would not match its HTML.
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(matches.map(({ route }) => loadRoute(route)));
  for (const { children = [] } of routes) children.forEach(loadWithStyles);

  const whole = (page: RouteObject) =>
    openWhereMissing(page, () => router.state.navigation.location);
  const router = createBrowserRouter(
    routes.map((route) =>
      route.index ? route : { ...route, children: (route.children ?? []).map(whole) },
    ),
  );
  // In slices, between which a slow processor answers the visitor.
  startTransition(() => void hydrateRoot(container, <RouterProvider router={router} />));

  markFirstPageShown();
  listenToIntent(prefetchPage);
  loadTooltipsOnFirstNeed();
  answerEarlyInput();
}

/** Fetches a page's code before it is asked for. */
function prefetchPage(path: string) {
  for (const { route } of matchRoutes(routes, path) ?? []) loadRoute(route).catch(() => {});
}

const container = document.getElementById('root');
if (container) void hydrate(container);
