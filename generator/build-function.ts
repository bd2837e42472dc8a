// `npm run build:function`: writes dist/supabase, everything the Supabase CLI needs to set up a project.
// The function is bundled into one file: some versions of the CLI cannot deploy imports from outside
// supabase/, and this way the tested file is the deployed one.
import { cpSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { build } from 'rolldown';
import { esmExternalRequirePlugin } from 'rolldown/plugins';
import { root } from './root.ts';

const name = 'functions/send-contact-email/index.ts';

/** Rebuilds the folder, except for the CLI's own files. */
export async function buildFunction(folder: string): Promise<void> {
  for (const part of ['config.toml', 'migrations']) {
    rmSync(join(folder, part), { recursive: true, force: true });
    cpSync(join(root, 'supabase', part), join(folder, part), { recursive: true });
  }
  await build({
    cwd: root,
    input: join('supabase', name),
    platform: 'node',
    // An optional import that is not installed.
    resolve: { alias: { 'pg-native': false } },
    plugins: [esmExternalRequirePlugin({ external: [...builtinModules] })],
    output: { file: join(folder, name), paths: (module) => `node:${module.replace('node:', '')}` },
    logLevel: 'warn',
  });
}

if (import.meta.main) {
  const folder = join(root, 'dist/supabase');
  await buildFunction(folder);
  console.log(`  built ${join(folder, name)}`);
}
