import { join } from 'node:path';
import { root } from '#generator/root.ts';
import { minimalEnvironment, type RunningProgram, startProgram } from './program.ts';

const main = join(root, 'server/main.ts');

export interface ServerProcess extends RunningProgram {
  url: string;
  metricsUrl: string;
  /** Whether `/readyz` reports that messages can be stored. */
  isReady(): Promise<boolean>;
  /** Returns its log so far. */
  log(): LogLine[];
}

type LogLine = { level: string; time: string; event: string } & Record<string, unknown>;

/** Starts the real server on free ports, by default this checkout's. It sees only the given variables. */
export async function startServer(
  dist: string,
  environment: Record<string, string>,
  program = main,
): Promise<ServerProcess> {
  const urlOf = (event: string, output: string) =>
    new RegExp(`"event":"${event}","url":"([^"]+)"`).exec(output)?.[1] ?? '';
  const server = await startProgram(
    [process.execPath, program, '--dist', dist],
    { env: minimalEnvironment({ PORT: '0', METRICS_PORT: '0', ...environment }) },
    (output) => urlOf('listening', output) !== '',
  );
  const metricsUrl = urlOf('metrics_listening', server.output());
  return {
    ...server,
    url: urlOf('listening', server.output()),
    metricsUrl,
    isReady: async () => (await fetch(new URL('/readyz', metricsUrl))).ok,
    log: () =>
      server
        .output()
        .split('\n')
        .slice(0, -1)
        .map((line): LogLine => JSON.parse(line)),
  };
}
