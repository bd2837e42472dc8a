import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { until } from '#tests/support/server/until.ts';
import { findProgram } from '#tools/programs.ts';

export interface ProxyProcess {
  stop(): Promise<void>;
}

interface ProxyOptions {
  args: string[];
  /** The address it will listen on. */
  port: number;
  environment?: Record<string, string>;
}

/** Starts a real nginx, Caddy or HAProxy in the foreground and waits until it listens. */
export async function startProxy(
  name: 'haproxy' | 'nginx' | 'caddy',
  { args, port, environment = {} }: ProxyOptions,
): Promise<ProxyProcess> {
  const program = findProgram(name);
  if (!program) throw new Error(`${name} is not installed.`);
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  const ended = once(child, 'exit');
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`${name} did not start: ${output}`);
    return listens(port);
  });
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
