import { execFile, type SpawnOptions, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { projectRoot } from '#generator/project-root.ts';

export interface RunningProgram extends AsyncDisposable {
  pid: number;
  /** Returns everything that the program has written so far. */
  output(): string;
  /** Resolves with the exit code, or with null after a signal. */
  exited: Promise<number | null>;
  /** Sends the signal (SIGTERM by default) and waits for the exit. */
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
  function stop(signal: NodeJS.Signals = 'SIGTERM') {
    child.kill(signal);
    return exited;
  }
  return {
    pid: child.pid ?? 0,
    output: () => output,
    exited,
    stop,
    [Symbol.asyncDispose]: async () => void (await stop('SIGKILL')),
  };
}

/** Waits until the condition holds. Throws after ten seconds, or after `timeoutMs`. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  timeoutMs = 10_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > deadline)
      throw new Error(`The condition was not met in ${timeoutMs / 1000} seconds.`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Finds a free port, above those that browsers block and below those that the system assigns to other programs. */
export async function freePort(): Promise<number> {
  const port = randomInt(10_081, 32_768);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}

/** Returns the environment for a program of this checkout: the given variables, PATH and the compile cache. */
export function minimalEnvironment(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  // Lets Node compile the sources once, not in each of a run's many processes.
  const compileCache = join(projectRoot, '.cache/compile');
  return { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...variables };
}

/** Runs a script of this checkout to its end, in a minimal environment with the given variables. */
export function runScript(
  script: string,
  args: string[],
  variables: NodeJS.ProcessEnv,
): Promise<Exit> {
  const command = [join(projectRoot, script), ...args];
  return new Promise((resolve) => {
    const options = { env: minimalEnvironment(variables) };
    execFile(process.execPath, command, options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

export interface ServerProcess extends RunningProgram {
  url: string;
  /** Returns whether `/readyz` reports that messages can be stored. */
  isReady(): Promise<boolean>;
  /** Returns the server's log so far. */
  log(): LogLine[];
}

type LogLine = { level: string; time: string; event: string } & Record<string, unknown>;

/** Starts the real server on free ports, in a minimal environment with the given variables. */
export async function startServer(
  dist: string,
  environment: Record<string, string>,
): Promise<ServerProcess> {
  const server = await startProgram(
    [process.execPath, join(projectRoot, 'server/main.ts'), '--dist', dist],
    { env: minimalEnvironment({ PORT: '0', METRICS_PORT: '0', ...environment }) },
    (output) => /"event":"listening".*\n/.test(output),
  );
  const lines = () => server.output().split('\n').slice(0, -1);
  const log = () => lines().map((line): LogLine => JSON.parse(line));
  const urlOf = (event: string) => String(log().find((line) => line.event === event)?.['url']);
  return {
    ...server,
    url: urlOf('listening'),
    isReady: async () => (await fetch(new URL('/readyz', urlOf('metrics_listening')))).ok,
    log,
  };
}
