import { runScript } from './program.ts';

/** Returns what `npm run contacts -- list` prints, by default for the journeys' server. */
export async function listMessages(
  dataDir = process.env['JOURNEYS_DATA_DIR'],
  ...flags: string[]
): Promise<string> {
  const { stdout } = await runScript('server/cli/main.ts', ['list', ...flags], {
    DATA_DIR: dataDir,
  });
  return stdout;
}
