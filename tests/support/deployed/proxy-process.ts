import { connect } from 'node:net';
import { type RunningProgram, startProgram } from '#tests/support/server/program.ts';
import { findProgram } from '#tools/programs.ts';

interface ProxyOptions {
  args: string[];
  /** The address it will listen on. */
  url: string;
  environment?: Record<string, string>;
}

export interface RunningProxy extends RunningProgram {
  url: string;
}

/** Starts a real nginx or HAProxy in the foreground and waits until it accepts connections. */
export async function startProxy(
  name: 'haproxy' | 'nginx',
  { args, url, environment = {} }: ProxyOptions,
): Promise<RunningProxy> {
  const env = { PATH: process.env['PATH'], ...environment };
  const command = [findProgram(name) ?? name, ...args];
  return { url, ...(await startProgram(command, { env }, () => accepts(new URL(url)))) };
}

function accepts({ hostname: host, port }: URL): Promise<boolean> {
  const socket = connect({ host, port: Number(port) });
  return new Promise<boolean>((resolve) => {
    socket.on('connect', () => resolve(true));
    socket.on('error', () => resolve(false));
  }).finally(() => socket.destroy());
}
