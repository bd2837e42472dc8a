import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#generator/project-root.ts';
import { makeFixtureSite, makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { freePort, minimalEnvironment, until } from '#tests/support/server/program.ts';

/** Starts the server with an stdout that nobody reads: a file or a pipe. */
async function startServerWith(stdout: number | 'pipe') {
  const port = await freePort();
  const env = minimalEnvironment({ PORT: String(port), DATA_DIR: makeTempDirectory() });
  const command = [join(projectRoot, 'server/main.ts'), '--dist', makeFixtureSite()];
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', stdout, 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const isServing = async () =>
    (await fetch(`http://127.0.0.1:${port}`).catch(() => undefined))?.ok ?? false;
  await until(isServing, 60_000);
  return { port, child, stdout: child.stdout, isServing };
}

// macOS has no /dev/full.
test.skipIf(!existsSync('/dev/full'))('a server runs while its log cannot be written', async () => {
  const full = openSync('/dev/full', 'w');
  const { child, isServing } = await startServerWith(full);
  for (let index = 0; index < 20; index += 1) expect(await isServing()).toBe(true);
  child.kill();
  expect(await once(child, 'exit')).toEqual([0, null]);
  closeSync(full);
});

test('the server counts the lines that it drops while nobody reads its log, and shuts down cleanly', async () => {
  const { port, child, stdout, isServing } = await startServerWith('pipe');
  /** Makes the server log this many lines, of about 200 bytes each. */
  const flood = async (lines: number) => {
    const socket = connect(port, '127.0.0.1').resume();
    socket.end('GET / HTTP/1.1\r\nHost: site.test\r\n\r\n'.repeat(lines));
    await once(socket, 'end');
    expect(await isServing()).toBe(true);
  };
  // Logs more than fits into the pipe and the server's buffer.
  await flood(2500);
  let output = '';
  stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await until(async () => (await isServing()) && output.includes('log_lines_dropped'));
  expect(Number(/"lines":(\d+)/.exec(output)?.[1])).toBeGreaterThan(100);

  // Logs more than fits into the pipe.
  stdout?.pause();
  await flood(1000);
  child.kill();
  expect(await once(child, 'exit')).toEqual([0, null]);
});
