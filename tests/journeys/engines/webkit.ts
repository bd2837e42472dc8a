import { spawn } from 'node:child_process';
import { freePort, until } from '#tests/support/server/program.ts';

/** Starts Safari's engine as Debian packages it, and drives the engine over WebDriver. */
export async function startWebKit() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const args = ['--auto-servernum', 'dbus-run-session', 'WebKitWebDriver', `--port=${port}`];
  // Makes a process group for `stop` to end, because xvfb-run does not stop the programs that it starts.
  const driver = spawn('xvfb-run', args, { detached: true, stdio: 'ignore' });
  await until(async () => (await fetch(`${url}/status`).catch(() => undefined))?.ok ?? false);
  async function post(path: string, body: object) {
    const response = await fetch(url + path, { method: 'POST', body: JSON.stringify(body) });
    const { value } = (await response.json()) as { value: { sessionId: string } };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  }
  // A script sent during a navigation gets no response.
  const alwaysMatch = { browserName: 'MiniBrowser', timeouts: { script: 2000 } };
  const { sessionId } = await post('/session', { capabilities: { alwaysMatch } });
  const send = (command: string, body: object) => post(`/session/${sessionId}/${command}`, body);
  return {
    goTo: (url: string) => send('url', { url }),
    resize: (width: number) => send('window/rect', { x: 0, y: 0, width, height: 800 }),
    run: (script: string) => send('execute/sync', { script: `return ${script}`, args: [] }),
    perform: (actions: object[]) => send('actions', { actions }),
    stop: async () => void process.kill(-Number(driver.pid)),
  };
}
