import { paths } from '#contract/paths.ts';
import type { Site } from './site/load-site.ts';

/** Addresses that monitoring and pages fetch by the dozen: their requests are no news. */
const quietRoutes = new Set<string>([paths.health, paths.ready, '/assets/*', 'file']);

/**
 * Makes the function that says what a request was for, in as few names as there are pages
 * and calls: what a visitor typed is neither logged nor counted.
 */
export function routesOf(site: Site): (target: string) => string {
  const routes = new Map<string, string>(Object.values(paths).map((path) => [path, path]));
  for (const [path, { contentType }] of site.files) {
    if (contentType.startsWith('text/html')) routes.set(path, path);
    else if (!path.startsWith('/assets/')) routes.set(path, 'file');
  }
  return (target) => {
    const path = target.split('?', 1)[0] ?? '';
    const folder = /^\/(assets|rest|functions)\//.exec(path)?.[1];
    return routes.get(path) ?? (folder ? `/${folder}/*` : 'unknown');
  };
}

export function isQuiet(route: string): boolean {
  return quietRoutes.has(route);
}
