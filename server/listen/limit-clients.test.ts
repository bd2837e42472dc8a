import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { listenAsTest } from '#tests/support/server/test-app.ts';
import { until } from '#tests/support/server/until.ts';
import { clientLimits } from './http-limits.ts';
import { limitClients } from './limit-clients.ts';

let stop = async () => {};
let responses: ServerResponse[] = [];
afterEach(() => {
  responses = [];
  return stop();
});

/** A server that received `/wait` with the first half of a response, and all else with 64 MB. */
async function startServer(limits: Partial<typeof clientLimits> = {}): Promise<number> {
  const server = createServer();
  limitClients(
    server,
    ({ url }, response) => {
      responses.push(response);
      if (url === '/wait') response.write('wait');
      else response.end(Buffer.alloc(64 * 1024 * 1024));
    },
    { ...clientLimits, ...limits },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stop = async () => {
    server.close();
    server.closeAllConnections();
  };
  return (server.address() as AddressInfo).port;
}

async function open(port: number, text = '', localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  if (text) await once(socket, 'data');
  return socket.resume();
}

const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: site.test\r\n\r\n`;

test('a client that does not read its response is let go', async () => {
  const port = await startServer({ answerMs: 300 });
  const asked = httpRequest({ port });
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  // Nothing is read until the server has given up.
  await until(() => responses[0]?.closed === true);
  expect(responses[0]?.writableFinished).toBe(false);
  await expect(response.toArray()).rejects.toThrow('aborted');
});

test('a client that reads it is given all of it', async () => {
  const response = await fetch(`http://127.0.0.1:${await startServer()}`);
  expect((await response.bytes()).length).toBe(64 * 1024 * 1024);
});

test('where room is needed, the longest idle connection goes, and none that waits for a response', async () => {
  const port = await startServer({ connections: 3 });
  const atWork = await open(port, request('/wait'));
  const silent = await open(port);
  const later = await open(port);
  const newcomer = await open(port, request('/wait'));
  await until(() => silent.closed);
  const last = await open(port, request('/wait'));
  await until(() => later.closed);
  const refused = await open(port);
  await until(() => refused.closed);
  expect([atWork, newcomer, last].filter(({ closed }) => closed)).toEqual([]);
});

test('one address has room for itself alone', async () => {
  const port = await startServer({ connectionsPerAddress: 2 });
  const other = await open(port, '', '127.0.0.2');
  const [first, second, third] = [await open(port), await open(port), await open(port)];
  await until(() => first.closed);
  expect([other, second, third].filter(({ closed }) => closed)).toEqual([]);
});

test('a flood of requests on one connection ends it', async () => {
  const server = await listenAsTest();
  stop = () => server.close();
  const port = Number(new URL(server.url).port);
  const responsesTo = async (count: number, end = '') => {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    let received = '';
    socket.on('error', () => {}).on('data', (chunk) => (received += chunk));
    socket.write(request('/').repeat(count) + end);
    await new Promise((resolve) => socket.once('close', resolve));
    return received.match(/HTTP\/1\.1 200/g)?.length ?? 0;
  };
  const close = 'GET / HTTP/1.1\r\nhost: site.test\r\nconnection: close\r\n\r\n';
  expect(await responsesTo(clientLimits.requestsAtOnce - 1, close)).toBe(
    clientLimits.requestsAtOnce,
  );
  expect(await responsesTo(2000)).toBeLessThanOrEqual(clientLimits.requestsAtOnce);
});
