import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { limitClients } from './http-limits.ts';

test('a client that does not read its answer is let go', async () => {
  const server = createServer((_, response) => response.end(Buffer.alloc(64 * 1024 * 1024)));
  limitClients(server, 300);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const asked = once(server, 'request');

  const request = httpRequest({ port: (server.address() as AddressInfo).port });
  request.end();
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const [, response] = await asked;
  // Nothing is read until the server has given up.
  if (!response.closed) await once(response, 'close');
  expect(response.writableFinished).toBe(false);
  await expect(answer.toArray()).rejects.toThrow('aborted');
  server.close();
});

test('a client that reads it is given all of it', async () => {
  const server = createServer((_, response) => response.end('all of it'));
  limitClients(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('all of it');
  server.closeAllConnections();
  server.close();
});
