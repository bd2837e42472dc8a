// `npm start`: builds what has changed, and serves it.
import { spawn } from 'node:child_process';
import { parseBuildEnvironment } from '#generator/build-environment.ts';
import { readOrEnd } from '#generator/read-or-end.ts';
import { parseEnv } from '#server/settings/env.ts';
import { announce } from './announce.ts';
import { shareAnonKey, stepsToBuild } from './fresh.ts';
import { environment, passSignalsOn, root, runSteps } from './steps.mjs';

shareAnonKey();
// Before anything is built for it.
const settings = readOrEnd(() => {
  parseBuildEnvironment(process.env);
  return parseEnv(process.env);
});
await runSteps(stepsToBuild());
const flags = ['--max-semi-space-size=2', '--no-concurrent-recompilation', 'dist/server/main.js'];
const server = spawn('node', flags, {
  cwd: root,
  env: environment,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
passSignalsOn(server);
// Below what the server itself says of it.
server.on('message', (url) => setTimeout(() => announce(url as string, settings), 100));
server.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
