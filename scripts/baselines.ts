// `npm run baselines`: records anew what e2e/visual.spec.ts compares the site with.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumWhenNeeded } from './chromium.mjs';
import { buildWhenNeeded } from './fresh.mjs';
import { root, runSteps } from './steps.mjs';

await chromiumWhenNeeded('shell');
await buildWhenNeeded();
// Pictures of another Chromium would show what the site no longer is.
rmSync(join(root, 'e2e', 'visual.spec.ts-snapshots'), { recursive: true, force: true });
await runSteps([
  {
    name: 'record pictures',
    command: ['playwright', 'test', 'e2e/visual.spec.ts', '--update-snapshots', '--workers=1'],
  },
]);
