import type { RouteObject } from 'react-router';

/** Loads a lazy route's code and puts it into the route, so that matching it needs no wait. */
export async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const loaded = await route.lazy();
  Object.assign(route, loaded, { lazy: undefined });
}
