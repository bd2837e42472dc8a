// Bundles server/entry.ts into dist/server/main.js. Node can run the sources too, but stripping their types
// doubles the time to start and takes thirty megabytes more.
import { rmSync } from 'node:fs';
import { build } from 'rolldown';
import { root } from '#tools/steps.mjs';

/** Bundled. Other packages are imported from node_modules. */
const included = /^(hono|@hono\/node-server)(\/|$)/;

export async function buildServer(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await build({
    cwd: root,
    input: { main: './server/entry.ts' },
    platform: 'node',
    // The container image has no tsconfig files.
    tsconfig: false,
    external: (id) => /^[a-z@]/.test(id) && !included.test(id),
    output: { dir: folder, format: 'esm' },
    logLevel: 'warn',
  });
}
