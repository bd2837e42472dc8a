import { connect } from 'node:net';
import { type RunningProgram, startProgram } from '#tests/support/server/program.ts';
import { findProgram } from '#tools/programs.ts';

interface ProxyOptions {
  args: string[];
  /** The port it will listen on. */
  port: number;
  environment?: Record<string, string>;
}

/** Starts a real nginx, Caddy or HAProxy in the foreground and waits until it listens. */
export function startProxy(
  name: 'haproxy' | 'nginx' | 'caddy',
  { args, port, environment = {} }: ProxyOptions,
): Promise<RunningProgram> {
  const env = { PATH: process.env['PATH'], ...environment };
  return startProgram([findProgram(name) ?? name, ...args], { env }, () => listens(port));
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
