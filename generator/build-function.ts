// `npm run build:function`: writes dist/supabase, everything the Supabase CLI needs to set up a project.
// The function is bundled into one file: some versions of the CLI cannot deploy imports from outside
// supabase/, and this way the tested file is the deployed one.
import { cpSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'rolldown';
import { esmExternalRequirePlugin } from 'rolldown/plugins';
import { root } from './root.ts';

const name = 'functions/send-contact-email/index.ts';

/** Rebuilds the folder, except for the CLI's own files. */
export async function buildFunction(folder: string): Promise<void> {
  for (const part of ['config.toml', 'migrations', 'functions']) {
    rmSync(join(folder, part), { recursive: true, force: true });
  }
  for (const part of ['config.toml', 'migrations']) {
    cpSync(join(root, 'supabase', part), join(folder, part), { recursive: true });
  }
  const { output } = await build({
    cwd: root,
    input: join('supabase', name),
    platform: 'node',
    plugins: [withoutNativeDriver, esmExternalRequirePlugin({ external: [...builtinModules] })],
    output: { file: join(folder, name), paths: (module) => `node:${module.replace('node:', '')}` },
    logLevel: 'warn',
  });
  const [{ imports, code }] = output;
  const foreign = imports.filter((module) => !module.startsWith('node:'));
  if (foreign.length > 0)
    throw new Error(`The function imports from outside its bundle: ${foreign.join()}`);
  if (code.includes('createRequire')) throw new Error('The function requires modules at runtime.');
}

/** Stubs the native driver, an optional import that is not installed. */
const withoutNativeDriver: Plugin = {
  name: 'without-native-driver',
  resolveId: (id) => (id === 'pg-native' ? `\0${id}` : undefined),
  load: (id) => (id === '\0pg-native' ? 'export {};' : undefined),
};

if (import.meta.main) {
  const folder = join(root, 'dist/supabase');
  await buildFunction(folder);
  console.log(`  built ${join(folder, name)}`);
}
