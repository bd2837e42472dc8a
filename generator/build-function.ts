// `npm run build:function`: writes into dist/supabase all that the Supabase CLI needs to set up a project.
// The function is bundled into one file, because some versions of the CLI cannot deploy imports from outside
// supabase/, and so that the deployed file is the tested file. An argument sets another output directory.
import { cpSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { build } from 'rolldown';
import { esmExternalRequirePlugin } from 'rolldown/plugins';

const directory = process.argv[2] ?? 'dist/supabase';
const file = 'functions/send-contact-email/index.ts';

// Replaces only these parts, because the directory also contains the CLI's own files.
for (const part of ['config.toml', 'migrations']) {
  rmSync(`${directory}/${part}`, { recursive: true, force: true });
  cpSync(`supabase/${part}`, `${directory}/${part}`, { recursive: true });
}
await build({
  input: `supabase/${file}`,
  platform: 'node',
  // pg imports pg-native optionally, and pg-native is not installed.
  resolve: { alias: { 'pg-native': false } },
  plugins: [esmExternalRequirePlugin({ external: [...builtinModules] })],
  output: {
    file: `${directory}/${file}`,
    paths: (module) => `node:${module.replace('node:', '')}`,
  },
  logLevel: 'warn',
});
console.log(`Wrote ${directory}`);
