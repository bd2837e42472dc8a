import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '#generator/root.ts';
import { freePort } from '#tests/support/databases/postgres.ts';
import { makeFixtureSite, makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { bareEnvironment } from '#tests/support/server/program.ts';
import { until } from '#tests/support/server/until.ts';

/** Starts the server with this file as its stdout. */
async function startWith(stdout: number) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = bareEnvironment({ PORT: String(port), DATA_DIR: makeTempFolder() });
  const command = [join(root, 'server/main.ts'), '--dist', makeFixtureSite()];
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', stdout, 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await until(() => isServing(url));
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      const [code] = await once(child, 'exit');
      return code as number | null;
    },
  };
}

function isServing(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

test('serves pages and stops in order while its log is on a full disk', async () => {
  const full = openSync('/dev/full', 'w');
  const server = await startWith(full);
  for (let index = 0; index < 50; index += 1) expect(await isServing(server.url)).toBe(true);
  expect(await server.stop()).toBe(0);
  closeSync(full);
}, 20_000);

test('drops lines while nobody reads its log, counts them, and stops in order', async () => {
  const path = join(makeTempFolder(), 'log');
  execFileSync('mkfifo', [path]);
  const pipe = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  const server = await startWith(pipe);
  // Some 200 bytes each: more than the pipe and the server hold.
  for (let round = 0; round < 60; round += 1)
    await Promise.all(Array.from({ length: 50 }, () => isServing(server.url)));
  expect(await isServing(server.url)).toBe(true);

  let output = '';
  await until(async () => {
    output += readAll(pipe);
    await isServing(server.url);
    return output.includes('log_lines_dropped');
  });
  const lines = /"event":"log_lines_dropped","lines":(\d+)/.exec(output)?.[1];
  expect(Number(lines)).toBeGreaterThan(100);

  // Full once more: the process ends all the same.
  for (let round = 0; round < 60; round += 1)
    await Promise.all(Array.from({ length: 50 }, () => isServing(server.url)));
  expect(await server.stop()).toBe(0);
  closeSync(pipe);
}, 60_000);

/** Reads what the pipe holds. */
function readAll(pipe: number): string {
  const chunk = Buffer.alloc(65_536);
  let text = '';
  try {
    for (;;) text += chunk.toString('latin1', 0, readSync(pipe, chunk));
  } catch {
    return text;
  }
}
