import { runScript } from './program.ts';

/** Returns what `npm run contacts -- list` prints for the journeys' server. */
export async function listMessages(): Promise<string> {
  const environment = { DATA_DIR: process.env['JOURNEYS_DATA_DIR'] };
  return (await runScript('server/cli/main.ts', ['list'], environment)).stdout;
}
