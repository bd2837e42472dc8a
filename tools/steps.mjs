// Runs commands as named, timed steps.
// Plain JavaScript that an old Node can read: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');

const bin = join(root, 'node_modules', '.bin');

/** An environment in which `node` and every tool are this project's own. */
export const environment = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
  NODE_NO_WARNINGS: '1',
};

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command
 * @property {Record<string, string>} [env]
 * @property {string} [hint] how to fix a failure
 */

/**
 * @param {Step} step
 * @returns {Promise<{ name: string, seconds: number, code: number }>}
 */
export async function runStep({ name, command, env, hint }) {
  const started = performance.now();
  console.log(`\n▸ ${name}`);
  const code = await run(command, env);
  const seconds = (performance.now() - started) / 1000;
  const time = `${seconds.toFixed(1)} s`;
  if (code === 0) console.log(`✓ ${name}, ${time}`);
  else console.error(`✗ ${name} failed after ${time} (${hint ?? command.join(' ')})`);
  return { name, seconds, code };
}

/**
 * Runs steps one after the other, and exits at the first failure.
 *
 * @param {Step[]} steps
 */
export async function runSteps(steps) {
  for (const step of steps) {
    const { code } = await runStep(step);
    if (code !== 0) process.exit(code);
  }
}

/**
 * Runs one command with the project's own tools. Resolves with its exit code.
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
    const stopPassing = passSignalsOn(child);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      stopPassing();
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} stops passing them on
 */
export function passSignalsOn(child) {
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    // A terminal signals the child too.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  process.on('SIGINT', passOn).on('SIGTERM', passOn);
  return () => void process.off('SIGINT', passOn).off('SIGTERM', passOn);
}
