import { join } from 'node:path';
import { root } from '#generator/root.ts';
import { minimalEnvironment, type RunningProgram, startProgram } from './program.ts';

const main = join(root, 'server/main.ts');

export interface ServerProcess extends RunningProgram {
  url: string;
  /** Returns its log so far. */
  log(): LogLine[];
}

type LogLine = { level: string; time: string; event: string } & Record<string, unknown>;

/** Starts the real server on a free port, by default this checkout's. It sees only the given variables. */
export async function startServer(
  dist: string,
  environment: Record<string, string>,
  program = main,
): Promise<ServerProcess> {
  const listening = /"event":"listening","url":"([^"]+)"/;
  const server = await startProgram(
    [process.execPath, program, '--dist', dist],
    { env: minimalEnvironment({ PORT: '0', ...environment }) },
    (output) => listening.test(output),
  );
  return {
    ...server,
    url: listening.exec(server.output())?.[1] ?? '',
    log: () =>
      server
        .output()
        .split('\n')
        .slice(0, -1)
        .map((line): LogLine => JSON.parse(line)),
  };
}
