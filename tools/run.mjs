// `node tools/run.mjs FILE …`: what every script of package.json begins with. Checks Node's version,
// installs the packages if they are missing or old, and runs the file on the Node that they bring.
// `--with-env` before the file reads `.env` where there is one.
import { existsSync } from 'node:fs';
import { installWhenNeeded } from './install.mjs';
import { run } from './steps.mjs';

const args = process.argv.slice(2);
const withEnv = args[0] === '--with-env';
if (withEnv) args.shift();

if (withEnv && existsSync('.env')) process.loadEnvFile('.env');
// The owner's commands run in production too, where nothing builds or tests.
await installWhenNeeded({ production: args.some((arg) => arg.startsWith('server/')) });
process.exitCode = await run(['node', ...args]);
