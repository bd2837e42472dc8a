import { createHash, hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from '#server/settings/env.ts';
import { projectRoot } from './project-root.ts';

const sources = [
  '{app,content,generator,server,shared}/**/*.*',
  'vite.config.ts',
  // package.json contains the version that the server reports.
  'package.json',
  'package-lock.json',
];

/** Hashes everything that the built site and the built server depend on. */
export function sourceHash(): string {
  const digest = createHash('sha256');
  digest.update(JSON.stringify(parseEnv(process.env, 'build')));
  for (const file of globSync(sources, { cwd: projectRoot, exclude: ['**/*.test.*'] }).toSorted())
    digest.update(`${file} ${hash('sha256', readFileSync(join(projectRoot, file)))}\n`);
  return digest.digest('hex');
}
