import { join } from 'node:path';
import { projectRoot } from '#generator/project-root.ts';

/** The built site that tests run on. `dist/` is the owner's, built with the owner's settings. */
export const testedSite = join(projectRoot, '.cache/tested-site');
