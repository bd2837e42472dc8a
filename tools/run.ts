import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from '#generator/project-root.ts';

/** Runs a command in the project root. Resolves with its exit code. */
export async function run(
  [program = '', ...args]: string[],
  variables: Record<string, string> = {},
): Promise<number> {
  const env = { ...process.env, ...variables };
  const child = spawn(program, args, { cwd: projectRoot, stdio: 'inherit', env });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
