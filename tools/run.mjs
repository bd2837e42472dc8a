// `node tools/run.mjs FILE …`: what every script of package.json begins with. It looks at Node's
// version, installs what is missing, and runs the file on the Node that the packages bring.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installWhenNeeded } from './install.mjs';
import { environment, root, run } from './steps.mjs';

const [file = '', ...args] = process.argv.slice(2);

// Production has the owner's commands, and nothing to build or test with.
const node = await installWhenNeeded({ production: file.startsWith('server/') });

if (process.version === node) {
  process.env['PATH'] = environment.PATH;
  process.argv = [process.argv[0] ?? 'node', resolve(root, file), ...args];
  await import(pathToFileURL(join(root, file)).href);
} else {
  process.exitCode = await run(['node', file, ...args]);
}
