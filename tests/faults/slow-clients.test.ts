import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { limits } from '#server/http/listen.ts';
import { paths } from '#shared/paths.ts';
import { long } from '#tests/support/length.ts';
import { makeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { sendContact, validMessage } from '#tests/support/server/messages.ts';
import { runningServer } from '#tests/support/server/running-server.ts';
import { until } from '#tests/support/server/until.ts';

/** Opens connections that each begin by sending `text`, and collects the responses. */
function open(count: number, port: number, text: string) {
  const opened = Array.from({ length: count }, async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.write(text);
    const client = { socket, response: '' };
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      client.response += chunk;
    });
    return client;
  });
  return Promise.all(opened);
}

test.runIf(long)(
  'six hundred slow clients hold nobody up, and are disconnected',
  { timeout: 120_000 },
  async () => {
    const dist = makeFixtureSite({ 'client/big.txt': 'x'.repeat(1024 * 1024) });
    const server = await runningServer({ MESSAGES_PER_ADDRESS: '0' }, dist);
    const port = Number(new URL(server.url).port);
    const insert = (name: string) => sendContact(server.url, { ...validMessage, name });

    const head = 'Host: site.test\r\n';
    const silent = await open(100, port, '');
    const inHeaders = await open(200, port, `GET / HTTP/1.1\r\n${head}`);
    const ofBodies = `POST ${paths.contactForm} HTTP/1.1\r\n${head}content-length: 60000\r\n\r\n`;
    const inBodies = await open(200, port, ofBodies);
    const unread = await open(100, port, `GET /big.txt HTTP/1.1\r\n${head}\r\n`);
    for (const { socket } of unread) socket.pause();

    const dripping = setInterval(() => {
      for (const { socket } of inHeaders) if (socket.writable) socket.write('x: 1\r\n');
      for (const { socket } of inBodies) if (socket.writable) socket.write('x');
    }, 500);
    onTestFinished(() => clearInterval(dripping));

    // Meanwhile everybody else is served, page and message alike.
    for (let visit = 0; visit < 40; visit += 1) {
      const page = await fetch(server.url, { signal: AbortSignal.timeout(10_000) });
      expect(page.status).toBe(200);
      expect((await insert(`visitor ${visit}`)).status).toBe(201);
    }

    const timeout = limits.requestTimeout + 4 * limits.connectionsCheckingInterval;
    const slow = [...silent, ...inHeaders, ...inBodies];
    await until(() => slow.every(({ socket }) => socket.closed), timeout);
    // A client that still sends when the server closes may lose the response to the reset.
    const responses = [...inHeaders, ...inBodies].map(({ response }) => response).filter(Boolean);
    expect(responses.length).toBeGreaterThan(200);
    for (const response of responses) expect(response).toMatch(/^HTTP\/1\.1 408 /);
    expect((await insert('afterwards')).status).toBe(201);
  },
);
