import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/databases/postgres.ts';
import { until } from '#tests/support/server/until.ts';
import { findProgram } from '#tools/programs.ts';

/** WebDriver commands, with their HTTP paths. */
const commands = {
  Navigate: 'url',
  SetWindowRect: 'window/rect',
  ExecuteScript: 'execute/sync',
  PerformActions: 'actions',
  ElementClick: 'element/{id}/click',
  ElementSendKeys: 'element/{id}/value',
} as const;

export interface Driver {
  send(command: keyof typeof commands, parameters: Record<string, unknown>): Promise<unknown>;
  stop(): void;
}

// A page whose scripts are held back never finishes loading.
const capabilities = { pageLoadStrategy: 'none' };

/** WebKitGTK's driver speaks WebDriver over HTTP. */
export async function startWebKit(): Promise<Driver> {
  const port = await freePort();
  const args = ['--auto-servernum', 'dbus-run-session', 'WebKitWebDriver', `--port=${port}`];
  const child = spawn('xvfb-run', args, { detached: true, stdio: 'ignore' });
  const base = `http://127.0.0.1:${port}`;
  await until(
    () =>
      fetch(`${base}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    20_000,
  );
  const session = await post(`${base}/session`, { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = session as { sessionId: string };
  return {
    send: (command, { id, ...parameters }) =>
      post(
        `${base}/session/${sessionId}/${commands[command].replace('{id}', String(id))}`,
        parameters,
      ),
    stop: () => process.kill(-Number(child.pid)),
  };
}

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}

/** Firefox speaks WebDriver over Marionette, a socket whose messages are length-prefixed JSON. */
export async function startFirefox(): Promise<Driver> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(join(profile, 'user.js'), `user_pref('marionette.port', ${port});\n`);
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const child = spawn(findProgram('firefox') ?? '', args, { stdio: 'ignore' });
  const socket = await connected(port);
  const answers: ((error: unknown, result: unknown) => void)[] = [];
  readMessages(socket, ([, , error, result]) => answers.shift()?.(error, result));
  const send = (command: string, parameters: object) =>
    new Promise<unknown>((resolve, reject) => {
      answers.push((error, result) =>
        error ? reject(new Error(JSON.stringify(error))) : resolve(result),
      );
      const message = JSON.stringify([0, 1, `WebDriver:${command}`, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  await send('NewSession', capabilities);
  return {
    async send(command, parameters) {
      const result = await send(command, parameters);
      return (result as { value?: unknown }).value;
    },
    stop: () => stopFirefox(child, profile),
  };
}

function stopFirefox(child: ChildProcess, profile: string): void {
  child.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 3 }));
  child.kill();
}

async function connected(port: number): Promise<Socket> {
  let socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await until(() => {
    if (socket.closed) socket = connect(port, '127.0.0.1').on('error', () => {});
    return !socket.connecting && !socket.destroyed;
  }, 20_000);
  return socket;
}

function readMessages(socket: Socket, onAnswer: (answer: unknown[]) => void): void {
  let pending = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    for (;;) {
      const colon = pending.indexOf(':');
      const end = colon + 1 + Number(pending.toString('latin1', 0, colon));
      if (colon === -1 || pending.length < end) return;
      const message: unknown = JSON.parse(pending.toString('utf8', colon + 1, end));
      pending = pending.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) onAnswer(message);
    }
  });
}
