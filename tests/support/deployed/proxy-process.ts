import { connect } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
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

/** Starts a real nginx, Caddy or HAProxy in the foreground and waits until it accepts connections. */
export async function startProxy(
  name: 'haproxy' | 'nginx' | 'caddy',
  { args, url, environment = {} }: ProxyOptions,
): Promise<RunningProxy> {
  const env = { PATH: process.env['PATH'], ...environment };
  const command = [findProgram(name) ?? name, ...args];
  return { url, ...(await startProgram(command, { env }, () => accepts(new URL(url)))) };
}

function accepts({ hostname: host, port, protocol }: URL): Promise<boolean> {
  const to = { host, port: Number(port) };
  const isSecure = protocol === 'https:';
  const secure = { ...to, servername: host, rejectUnauthorized: false };
  const socket = isSecure ? connectSecurely(secure) : connect(to);
  return new Promise<boolean>((resolve) => {
    socket.on(isSecure ? 'secureConnect' : 'connect', () => resolve(true));
    socket.on('error', () => resolve(false));
  }).finally(() => socket.destroy());
}
