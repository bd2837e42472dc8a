import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '#tools/steps.mjs';

/** What `npm run contacts -- list` tells the owner, of the journeys' server if of no other. */
export async function listMessages(
  dataDir = process.env['JOURNEYS_DATA_DIR'],
  ...flags: string[]
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'server/cli/main.ts'), 'list', ...flags],
    { env: { ...process.env, DATA_DIR: dataDir } },
  );
  return stdout;
}
