import { execFile, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '#generator/root.ts';
import { until } from './until.ts';

export interface RunningProgram {
  pid: number;
  /** Everything it has written so far. */
  output(): string;
  /** Resolves with the exit code, null after a signal. */
  exited: Promise<number | null>;
  /** Sends the signal and waits for the exit. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface Exit {
  code: number;
  stdout: string;
  stderr: string;
}

/** Starts a program and waits until it is ready. */
export async function startProgram(
  [program = '', ...args]: string[],
  options: Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'>,
  ready: (output: string) => boolean | Promise<boolean>,
): Promise<RunningProgram> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  let closed = false;
  child.once('close', () => {
    closed = true;
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  await until(() => {
    if (closed) throw new Error(`${program} ended before it was ready: ${output}`);
    return ready(output);
  }, 60_000);
  return {
    pid: child.pid ?? 0,
    output: () => output,
    exited,
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return exited;
    },
  };
}

/** Returns the environment for a program of this checkout: the given variables, and little else. */
export function minimalEnvironment(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  // Lets Node compile the sources once, not in each of a run's hundreds of processes.
  const compileCache = join(root, '.cache/compile');
  return { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...variables };
}

/** Runs a script of this checkout to its end. It sees only the given variables. */
export function runScript(
  script: string,
  args: string[],
  variables: NodeJS.ProcessEnv,
): Promise<Exit> {
  const command = [join(root, script), ...args];
  return new Promise((resolve) => {
    const options = { env: minimalEnvironment(variables) };
    execFile(process.execPath, command, options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}
