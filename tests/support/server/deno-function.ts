import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { root } from '#generator/root.ts';
import { makeTempFolder } from './fixture-site.ts';
import { startProgram } from './program.ts';

// Deno may load nothing besides the file.
const alone = ['--no-config', '--no-lock', '--no-npm', '--no-remote', '--cached-only'];

/** Serves a built edge function in the real Deno, on a free port, until the test has finished. It sees only the given variables. */
export async function startDenoFunction(file: string, environment: Record<string, string>) {
  const folder = makeTempFolder();
  const listening = /Listening on (\S+)\/\n/;
  const env = {
    DENO_DIR: folder,
    DENO_NO_UPDATE_CHECK: '1',
    DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
    NO_COLOR: '1',
    ...environment,
  };
  const deno = await startProgram(
    [denoProgram(), 'run', ...alone, '--allow-net', '--allow-env', file],
    { cwd: folder, env },
    (output) => listening.test(output),
  );
  onTestFinished(async () => void (await deno.stop('SIGKILL')));
  return { url: listening.exec(deno.output())?.[1] ?? '', log: deno.output };
}

/** Finds the program that the package has installed for this platform. */
function denoProgram(): string {
  const packages = join(root, 'node_modules/@deno');
  const [platform = ''] = readdirSync(packages);
  return join(packages, platform, process.platform === 'win32' ? 'deno.exe' : 'deno');
}
