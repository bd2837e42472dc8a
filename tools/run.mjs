// `node tools/run.mjs FILE …`: what every script of package.json begins with. Checks Node's version,
// installs the packages if they are missing or old, and runs the file on the Node that they bring.
// Options of Node stand before the file.
import { installWhenNeeded } from './install.mjs';
import { run } from './steps.mjs';

const args = process.argv.slice(2);

// The owner's commands run in production too, where nothing builds or tests.
await installWhenNeeded({ production: args.some((arg) => arg.startsWith('server/')) });
process.exitCode = await run(['node', ...args]);
