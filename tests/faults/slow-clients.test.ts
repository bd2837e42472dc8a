import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { limits } from '#server/http/listen.ts';
import { paths } from '#shared/paths.ts';
import { long } from '#tests/support/length.ts';
import { startFixtureServer } from '#tests/support/server/fixture-site.ts';
import { sendContact } from '#tests/support/server/messages.ts';
import { until } from '#tests/support/server/program.ts';

test.runIf(long)(
  'hundreds of slow clients delay nobody, and are disconnected',
  { timeout: 120_000 },
  async () => {
    await using server = await startFixtureServer();
    const begun = [
      '',
      'GET / HTTP/1.1\r\nHost: site.test\r\n',
      `POST ${paths.contactForm} HTTP/1.1\r\nHost: site.test\r\ncontent-length: 60000\r\n\r\n`,
    ];
    const clients = begun.flatMap((text) =>
      Array.from({ length: 200 }, () => {
        const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
        const client = { text, socket, response: '' };
        socket.on('error', () => {}).setEncoding('latin1');
        socket.on('data', (chunk: string) => {
          client.response += chunk;
        });
        socket.write(text);
        return client;
      }),
    );
    const dripping = setInterval(() => {
      for (const { text, socket } of clients) if (text && socket.writable) socket.write('x: 1\r\n');
    }, 500);
    onTestFinished(() => clearInterval(dripping));

    for (let visit = 0; visit < 40; visit += 1) {
      const page = await fetch(server.url, { signal: AbortSignal.timeout(10_000) });
      expect(page.status).toBe(200);
      expect((await sendContact(server.url)).status).toBe(201);
    }
    const timeout = limits.requestTimeout + 4 * limits.connectionsCheckingInterval;
    await until(() => clients.every(({ socket }) => socket.closed), timeout);
    // A client that still sends when the server closes may lose the response to the reset.
    const responses = clients.map(({ response }) => response).filter(Boolean);
    expect(responses.length).toBeGreaterThan(200);
    for (const response of responses) expect(response).toMatch(/^HTTP\/1\.1 408 /);
  },
);
