import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

const sources = [
  '{app,content,generator,server,shared}/**/*.*',
  'vite.config.ts',
  // With the version that the server reports.
  'package.json',
  'package-lock.json',
];
const variables = ['SITE_URL', 'PUBLIC_ANON_KEY', 'VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'];

/** Hashes everything that the built site and the built server depend on. */
export function sourceHash(): string {
  const digest = createHash('sha256');
  for (const name of variables) digest.update(`${name}=${process.env[name] ?? ''}\0`);
  for (const file of globSync(sources, { cwd: root, exclude: ['**/*.test.*'] }).toSorted())
    digest.update(`${file}\0${readFileSync(join(root, file), 'latin1')}\0`);
  return digest.digest('hex');
}
