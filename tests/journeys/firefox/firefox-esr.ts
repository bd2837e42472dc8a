#!/usr/bin/env node
// Stands between Playwright and the system's Firefox, which speaks WebDriver BiDi but for one command that
// Playwright sends to every page: that one is replaced by another of the same length that changes nothing.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { findProgram } from '#tools/programs.ts';
import { withoutUnknownCommand } from './client-frames.ts';

const program = findProgram('firefox');
if (!program) throw new Error('Firefox is not installed.');
const firefox = spawn(program, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => firefox.kill(signal));
}
firefox.on('exit', (code) => process.exit(code ?? 1));

for await (const line of createInterface({ input: firefox.stderr })) {
  const [, port] = /WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(line) ?? [];
  process.stderr.write(
    `${port ? line.replace(port, String(await relayTo(Number(port)))) : line}\n`,
  );
}

/** Resolves with the port on which the browser behind `port` can be reached as well. */
async function relayTo(port: number): Promise<number> {
  const server = createServer((client) => {
    const browser = connect(port, '127.0.0.1');
    const edited = withoutUnknownCommand(`127.0.0.1:${port}`);
    client.on('data', (chunk) => browser.write(edited(chunk)));
    client.on('close', () => browser.destroy());
    browser.on('close', () => client.destroy());
    browser.on('error', () => client.destroy());
    client.on('error', () => browser.destroy());
    browser.pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
