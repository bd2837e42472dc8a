import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tools/steps.mjs';
import { makeTempFolder } from './fixture-site.ts';

export interface DenoFunction {
  url: string;
  /** What it has logged so far. */
  log(): string;
  close(): Promise<void>;
}

// With these, whatever the file does not bring along is missing.
const alone = ['--no-config', '--no-lock', '--no-npm', '--no-remote', '--cached-only'];

/** Serves a built edge function in the real Deno, on a free port. It sees only the given variables. */
export async function startDenoFunction(
  file: string,
  environment: Record<string, string>,
): Promise<DenoFunction> {
  const folder = makeTempFolder();
  const child = spawn(denoProgram(), ['run', ...alone, '--allow-net', '--allow-env', file], {
    cwd: folder,
    env: {
      DENO_DIR: folder,
      DENO_NO_UPDATE_CHECK: '1',
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      NO_COLOR: '1',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.setEncoding('utf8');
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (chunk: string) => {
      log += chunk;
      const found = /Listening on (\S+)\/\n/.exec(log)?.[1];
      if (found) resolve(found);
    });
    child.once('close', () => reject(new Error(`The function did not start: ${log}`)));
  });
  return {
    url,
    log: () => log,
    async close() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** The one that its package has installed for this kind of machine. */
function denoProgram(): string {
  const packages = join(root, 'node_modules/@deno');
  const [platform = ''] = readdirSync(packages);
  return join(packages, platform, process.platform === 'win32' ? 'deno.exe' : 'deno');
}
