import { once } from 'node:events';
import { startProgram } from '#tests/support/server/program.ts';
import { findProgram } from '#tools/programs.ts';

export type Browser = Awaited<ReturnType<typeof startFirefox>>;

/** Starts Firefox with an empty profile, and drives it over WebDriver BiDi. */
export async function startFirefox(profile: string) {
  const address = /WebDriver BiDi listening on (\S+)/;
  const firefox = await startProgram(
    [findProgram('firefox') ?? '', '--headless', '--profile', profile, '--remote-debugging-port=0'],
    { env: { PATH: process.env['PATH'], HOME: profile } },
    (output) => address.test(output),
  );
  const socket = new WebSocket(`${address.exec(firefox.output())?.[1]}/session`);
  await once(socket, 'open');
  /** Sends a command. The next message is the response, because nothing is subscribed and commands do not overlap. */
  async function send(method: string, params: object) {
    socket.send(JSON.stringify({ id: 0, method, params }));
    const [{ data }] = await once(socket, 'message');
    const { result, message } = JSON.parse(data);
    if (!result || result.exceptionDetails) throw new Error(message ?? data);
    return result;
  }
  await send('session.new', { capabilities: {} });
  const [{ context }] = (await send('browsingContext.getTree', {})).contexts;
  return {
    goTo: (url: string) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    resize: (width: number) =>
      send('browsingContext.setViewport', { context, viewport: { width, height: 800 } }),
    async run(script: string) {
      const expression = `JSON.stringify([${script}])`;
      const options = { expression, target: { context }, awaitPromise: false };
      return JSON.parse((await send('script.evaluate', options)).result.value)[0] as unknown;
    },
    perform: (actions: object[]) => send('input.performActions', { context, actions }),
    stop: async () => void (await firefox.stop()),
  };
}
