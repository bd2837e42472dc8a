import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '#generator/root.ts';

/** Runs a command in the project's folder. Resolves with its exit code. */
export async function run(
  [program = '', ...args]: string[],
  variables: Record<string, string> = {},
): Promise<number> {
  const env = { ...process.env, ...variables };
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env });
  const end = () => process.exit(child.kill() ? 143 : 1);
  process.once('SIGTERM', end);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('SIGTERM', end);
  return code ?? 1;
}
