// `node tools/run.mjs FILE …` starts every script of package.json. It checks Node's version, installs
// missing or outdated packages, and runs the file on the Node that they contain. `--with-env` before the
// file has Node read `.env` if there is one.
import { resolve } from 'node:path';
import { installWhenNeeded } from './install.mjs';
import { run } from './steps.mjs';

const args = process.argv.slice(2);
const withEnv = args[0] === '--with-env';
if (withEnv) args.shift();

// The owner's commands also run in production, where nothing builds or tests.
await installWhenNeeded({ production: args.some((arg) => arg.startsWith('server/')) });
const flags = withEnv ? [`--env-file-if-exists=${resolve('.env')}`] : [];
process.exitCode = await run(['node', ...flags, ...args]);
