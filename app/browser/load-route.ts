import type { Path, RouteObject } from 'react-router';

/** Loads a lazy route's code and puts it into the route, so that matching it needs no wait. */
export async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const loaded = await route.lazy();
  Object.assign(route, loaded, { lazy: undefined });
}

/**
 * Leaves a page whose code or styles do not arrive to the browser.
 *
 * @param goingTo the address that the router is on its way to
 */
export function openWhereMissing(route: RouteObject, goingTo: () => Path | undefined): RouteObject {
  const { lazy } = route;
  if (typeof lazy !== 'function') return route;
  return { ...route, lazy: () => lazy().catch(() => openDocument(goingTo())) };
}

/**
 * Lets the browser open a page by itself: the server may have a newer build, in which its pieces are called
 * otherwise. Never settles, so that what is shown stays until then.
 */
export function openDocument({ pathname, search, hash }: Path = window.location): Promise<never> {
  // Brought back as it was left, this page would still be waiting.
  window.addEventListener('pageshow', () => window.location.reload());
  if (pathname === window.location.pathname) window.location.reload();
  else window.location.assign(pathname + search + hash);
  return new Promise(() => {});
}
