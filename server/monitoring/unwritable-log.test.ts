import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '#generator/root.ts';
import { freePort } from '#tests/support/databases/postgres.ts';
import { makeFixtureSite, makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { minimalEnvironment } from '#tests/support/server/program.ts';
import { until } from '#tests/support/server/until.ts';

/** Starts the server with this stdout, which nobody reads. */
async function startWith(stdout: number | 'pipe') {
  const port = await freePort();
  const env = minimalEnvironment({ PORT: String(port), DATA_DIR: makeTempDirectory() });
  const command = [join(root, 'server/main.ts'), '--dist', makeFixtureSite()];
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', stdout, 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const serves = () =>
    fetch(`http://127.0.0.1:${port}`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(serves);
  const stop = async () => {
    child.kill('SIGTERM');
    return (await once(child, 'exit'))[0] as number | null;
  };
  return { port, stdout: child.stdout, serves, stop };
}

// macOS has no such file.
test.skipIf(!existsSync('/dev/full'))(
  'serves pages and shuts down cleanly while its log is on a full disk',
  async () => {
    const full = openSync('/dev/full', 'w');
    const { serves, stop } = await startWith(full);
    for (let index = 0; index < 50; index += 1) expect(await serves()).toBe(true);
    expect(await stop()).toBe(0);
    closeSync(full);
  },
);

test('drops and counts lines while its log is not read, and shuts down cleanly', async () => {
  const { port, stdout, serves, stop } = await startWith('pipe');
  // Some 200 bytes each: more than the pipe and the server hold.
  const flood = async () => {
    const socket = connect(port, '127.0.0.1').resume();
    socket.end('GET / HTTP/1.1\r\nHost: site.test\r\n\r\n'.repeat(2500));
    await once(socket, 'end');
    expect(await serves()).toBe(true);
  };
  await flood();
  let output = '';
  stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await until(async () => (await serves()) && output.includes('log_lines_dropped'));
  expect(Number(/"lines":(\d+)/.exec(output)?.[1])).toBeGreaterThan(100);

  // Full once more: the process ends all the same.
  stdout?.pause();
  await flood();
  expect(await stop()).toBe(0);
});
