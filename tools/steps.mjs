// Runs named steps one after the other and stops at the first that fails.
// Plain JavaScript, because `npm start` and `npm test` begin before anything is installed.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');

const bin = join(root, 'node_modules', '.bin');

/** The environment in which `node` and every tool are the ones this project has installed. */
export const environment = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
  NODE_NO_WARNINGS: '1',
};

/**
 * @param {{ name: string, command: string[], env?: Record<string, string> }[]} steps
 */
export async function runSteps(steps) {
  for (const { name, command, env } of steps) {
    const started = performance.now();
    console.log(`\n▸ ${name}`);
    const code = await run(command, env);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (code !== 0) {
      console.error(`✗ ${name} failed after ${seconds} s (${command.join(' ')})`);
      process.exit(code || 1);
    }
    console.log(`✓ ${name}, ${seconds} s`);
  }
}

/**
 * Runs one command with the project's tools first on the path; resolves with its exit code.
 *
 * @param {string[]} command
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>}
 */
export function run([program = '', ...args], env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...environment, ...env },
    });
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => void child.kill(signal);
    process.on('SIGINT', passOn).on('SIGTERM', passOn);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}
