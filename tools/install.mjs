// Before `npm start`, `npm test` and `npm run dev`: installs the packages of package-lock.json, among
// them the Node that runs everything else. This file also runs on an old Node.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const { node } = process.versions;
if (Number.parseInt(node, 10) < 20)
  end(`This is Node ${node}; this needs Node 20 or newer: https://nodejs.org/en/download`);
const { status } = spawnSync('npm', ['install', '--include=dev', '--loglevel=error'], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);
if (!existsSync('node_modules/node/bin/node'))
  end(
    'The packages were installed without their scripts, and one of these brings Node 24: ' +
      'npm’s setting ignore-scripts is on. Run: npm ci --ignore-scripts=false',
  );

/** @param {string} line */
function end(line) {
  console.error(line);
  process.exit(1);
}
