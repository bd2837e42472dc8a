import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '#tools/steps.mjs';

const main = join(root, 'server/main.ts');

/** Node translates the sources once, and not in each of the hundreds of processes of a test run. */
const compileCache = join(root, '.cache/compile');

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** What it has written so far: its log, and whatever else came out of it. */
  output(): string;
  /** The lines of its log so far. */
  log(): LogLine[];
  /** Sends the signal and resolves with the exit code once the process is gone. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export type LogLine = { level: string; time: string; event: string } & Record<string, unknown>;

export interface Exit {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Starts the real server, of this checkout unless `program` is another's, on a free port. It sees only the given variables. */
export async function startServer(
  dist: string,
  environment: Record<string, string>,
  program = main,
): Promise<ServerProcess> {
  const child = spawnMain(['--dist', dist], { PORT: '0', ...environment }, program);
  let output = '';
  let errors = '';
  child.stderr?.on('data', (chunk: string) => {
    errors += chunk;
  });
  const log = () =>
    output
      .split('\n')
      .slice(0, -1)
      .map((line): LogLine => JSON.parse(line));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: string) => {
      output += chunk;
      const found = /"event":"listening","url":"([^"]+)"/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('close', () => reject(new Error(`The server did not start: ${output}${errors}`)));
  });
  return {
    url,
    child,
    output: () => output + errors,
    log,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}

/** Runs the server to its end, for starts that must fail. */
export function runServer(args: string[], environment: Record<string, string>): Promise<Exit> {
  return collect(spawnMain(args, environment));
}

export async function collect(child: ChildProcess): Promise<Exit> {
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk) => {
    output.stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output.stderr += chunk;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...output };
}

function spawnMain(
  args: string[],
  environment: Record<string, string>,
  program = main,
): ChildProcess {
  return spawnProgram([program, ...args], environment);
}

/** Runs a program of this checkout in a process of its own, which sees only the given variables. */
export function spawnProgram(
  args: string[],
  environment: Record<string, string | undefined>,
): ChildProcess {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.setEncoding('utf8');
  child.stderr.setEncoding('utf8');
  return child;
}
