import { join } from 'node:path';
import { root } from '#generator/root.ts';

/** The built site that tests run on. `dist/` is the owner's, built with the owner's settings. */
export const testedSite = join(root, '.cache/tested-site');
