import { type RunningProgram, startProgram } from '#tests/support/server/program.ts';
import { findProgram } from '#tools/programs.ts';

export interface RunningProxy extends RunningProgram {
  url: string;
}

/** Starts a real nginx or Caddy in the foreground, and waits until this address answers. */
export async function startProxy(
  name: 'caddy' | 'nginx',
  args: string[],
  url: string,
  environment: Record<string, string> = {},
): Promise<RunningProxy> {
  const env = { PATH: process.env['PATH'], ...environment };
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  return { url, ...(await startProgram([findProgram(name) ?? name, ...args], { env }, answers)) };
}
