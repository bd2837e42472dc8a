// `npm run build:function`: writes dist/supabase, everything that the Supabase CLI needs to set up a project.
// The function is bundled into one file, because some versions of the CLI cannot deploy imports from outside
// supabase/, and because the deployed file is then the tested one.
import { cpSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { build } from 'rolldown';
import { esmExternalRequirePlugin } from 'rolldown/plugins';
import { root } from './root.ts';

const name = 'functions/send-contact-email/index.ts';

/** Rebuilds the directory, except for the CLI's own files. */
export async function buildFunction(directory: string): Promise<void> {
  for (const part of ['config.toml', 'migrations']) {
    rmSync(join(directory, part), { recursive: true, force: true });
    cpSync(join(root, 'supabase', part), join(directory, part), { recursive: true });
  }
  await build({
    cwd: root,
    input: join('supabase', name),
    platform: 'node',
    // pg imports it optionally, and it is not installed.
    resolve: { alias: { 'pg-native': false } },
    plugins: [esmExternalRequirePlugin({ external: [...builtinModules] })],
    output: {
      file: join(directory, name),
      paths: (module) => `node:${module.replace('node:', '')}`,
    },
    logLevel: 'warn',
  });
}

if (import.meta.main) {
  const directory = join(root, 'dist/supabase');
  await buildFunction(directory);
  console.log(`  built ${join(directory, name)}`);
}
