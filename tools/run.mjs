// `node tools/run.mjs FILE …` starts every script of package.json. It checks Node's version, installs
// missing or outdated packages, and runs the file on the Node that they contain. `--with-env` before the
// file reads `.env` if there is one.
import { existsSync } from 'node:fs';
import { installWhenNeeded } from './install.mjs';
import { run } from './steps.mjs';

const args = process.argv.slice(2);
const withEnv = args[0] === '--with-env';
if (withEnv) args.shift();

if (withEnv && existsSync('.env')) process.loadEnvFile('.env');
// The owner's commands also run in production, where nothing builds or tests.
await installWhenNeeded({ production: args.some((arg) => arg.startsWith('server/')) });
process.exitCode = await run(['node', ...args]);
