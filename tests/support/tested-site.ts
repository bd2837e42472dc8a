import { join } from 'node:path';
import { projectRoot } from '#generator/project-root.ts';

/** The built site that tests run on. Not `dist/`, which was built with the developer's own settings. */
export const testedSite = join(projectRoot, '.cache/tested-site');
