// `npm start`: from a fresh clone to a running site.
import { buildWhenNeeded, installWhenNeeded, shareAnonKey } from './fresh.mjs';
import { run } from './steps.mjs';

shareAnonKey();
await installWhenNeeded();
if ((await run(['node', 'build/check-environment.ts'])) !== 0) process.exit(1);
await buildWhenNeeded();
process.exitCode = await run([
  'node',
  '--max-semi-space-size=2',
  '--no-concurrent-recompilation',
  'dist/server/main.js',
]);
