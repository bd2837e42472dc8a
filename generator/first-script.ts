import { join } from 'node:path';
import { build } from 'rolldown';
import { root } from './root.ts';

/** Bundles the first script, which is not a module, and writes it into `dir` if given. */
export async function bundleFirstScript(dir?: string) {
  const { output } = await build({
    input: join(root, 'app/first-script.ts'),
    write: dir !== undefined,
    output: {
      ...(dir && { dir }),
      format: 'iife',
      minify: true,
      entryFileNames: 'assets/first-script-[hash].js',
    },
  });
  return output[0];
}
