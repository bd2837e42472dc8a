// `npm start`: builds the site if it has changed, and serves it.
import { spawn } from 'node:child_process';
import { parseBuildEnvironment } from '#generator/build-environment.ts';
import { readOrExit } from '#generator/read-or-exit.ts';
import { root } from '#generator/root.ts';
import { parseEnv } from '#server/settings/env.ts';
import { announce } from './announce.ts';
import { shareAnonKey, stepsToBuild } from './fresh.ts';
import { environment, passSignalsOn, runSteps } from './steps.mjs';

shareAnonKey();
// Exits on wrong settings, before it builds.
const settings = await readOrExit(() => {
  parseBuildEnvironment(process.env);
  return parseEnv(process.env);
});
await runSteps(stepsToBuild());
const flags = [
  '--env-file-if-exists=.env',
  '--max-semi-space-size=2',
  '--no-concurrent-recompilation',
  'dist/server/main.js',
];
const server = spawn('node', flags, {
  cwd: root,
  env: environment,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
passSignalsOn(server);
server.on('message', (url) => announce(url as string, settings));
server.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
