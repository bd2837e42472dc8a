import { paths } from '#contract/paths.ts';
import type { Target } from './read-target.ts';

const calls = new Set<string>(Object.values(paths));

/** Paths that monitoring and pages fetch often: their requests are logged at debug level. */
const quietRoutes = new Set<string>([paths.health, paths.ready, '/assets/*', 'file']);

/** What the app is asked for, in as few names as there are calls. Undefined for what the site answers. */
export function routeOfApp({ pathname, path }: Target): string | undefined {
  const folder = /^\/(rest|functions)\//.exec(pathname)?.[0];
  if (calls.has(folder ? path : pathname)) return path;
  return folder && `${folder}*`;
}

export function isQuiet(route: string): boolean {
  return quietRoutes.has(route);
}
