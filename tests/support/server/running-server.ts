import { onTestFinished } from 'vitest';
import { makeFixtureSite, makeTempDirectory } from './fixture-site.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** Starts the server on the fixture site, in its own process, until the test has finished. */
export async function runningServer(
  environment: Record<string, string> = {},
  dist = makeFixtureSite(),
): Promise<ServerProcess> {
  const server = await startServer(dist, { DATA_DIR: makeTempDirectory(), ...environment });
  onTestFinished(async () => void (await server.stop('SIGKILL')));
  return server;
}
