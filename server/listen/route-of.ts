import { paths } from '#contract/paths.ts';
import type { Target } from './read-target.ts';

const calls = new Set<string>(Object.values(paths));

/** What the app is asked for, in as few names as there are calls. Undefined for what the site answers. */
export function routeOfApp({ pathname, path }: Target): string | undefined {
  const folder = /^\/(rest|functions)\//.exec(pathname)?.[0];
  if (calls.has(folder ? path : pathname)) return path;
  return folder && `${folder}*`;
}
