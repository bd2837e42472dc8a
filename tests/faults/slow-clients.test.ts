import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import { isLongRun } from '#tests/support/length.ts';
import { startFixtureServer } from '#tests/support/server/fixture-site.ts';
import { sendContact } from '#tests/support/server/messages.ts';

test.runIf(isLongRun)('six hundred slow clients delay nobody, and are disconnected', async () => {
  await using server = await startFixtureServer();
  const port = Number(new URL(server.url).port);
  const requests = [
    '',
    'GET / HTTP/1.1\r\nHost: site.test\r\n',
    `POST ${paths.contactForm} HTTP/1.1\r\nHost: site.test\r\ncontent-length: 60000\r\n\r\n`,
  ];

  /** Sends a few bytes twice a second, until the server disconnects. Resolves with its response. */
  async function visitSlowly(request: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    socket.write(request);
    const dripping = setInterval(() => request && socket.write('x: 1\r\n'), 500);
    // The response may be lost to the reset, because the client still sends when the server closes.
    const response = await text(socket).catch(() => '');
    clearInterval(dripping);
    return response;
  }

  const slow = Promise.all(
    requests.flatMap((request) => Array.from({ length: 200 }, () => visitSlowly(request))),
  );
  for (let visit = 0; visit < 40; visit += 1) {
    const page = await fetch(server.url, { signal: AbortSignal.timeout(10_000) });
    expect(page.status).toBe(200);
    expect((await sendContact(server.url)).status).toBe(201);
  }
  const responses = (await slow).filter(Boolean);
  expect(responses.length).toBeGreaterThan(200);
  for (const response of responses) expect(response).toMatch(/^HTTP\/1\.1 408 /);
});
