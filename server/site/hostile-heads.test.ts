import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { securityHeaders } from '#server/http/headers.ts';
import { hostileHead } from '#tests/support/hostile/hostile-heads.ts';
import { seed, shortOrLong } from '#tests/support/length.ts';
import { notServed } from '#tests/support/server/fixture-site.ts';
import { listenAsTest } from '#tests/support/server/test-app.ts';

const requests = shortOrLong(400, 20_000);
const policy = securityHeaders()['content-security-policy'];
/** Node answers malformed requests itself, with empty bodies. */
const refusedByNode = new Set([400, 408, 417, 431]);
const internals = new RegExp(
  `${notServed}|"siteUrl"|{{|\\n\\s+at |node:internal|/server/|\\.ts:\\d`,
);

/** Resolves with nothing if the server closes the connection without a response. */
async function ask(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(request, 'latin1');
  // Ends a request that promises more. Ended at once, it would get no answer that takes a moment.
  socket.setTimeout(500, () => socket.end());
  const received = await buffer(socket).catch(() => Buffer.alloc(0));
  return received.toString('latin1').replace('HTTP/1.1 100 Continue\r\n\r\n', '');
}

test(`${requests} hostile requests for pages (seed ${seed})`, {
  timeout: shortOrLong(180_000, 3_600_000),
}, async () => {
  const server = await listenAsTest({ trustProxy: 1 });
  const port = Number(new URL(server.url).port);
  const statuses: number[] = [];
  const property = fc.asyncProperty(hostileHead, async (request) => {
    const response = await ask(port, request);
    if (!response) return;
    const [head = '', ...body] = response.split('\r\n\r\n');
    const status = Number(head.split(' ')[1]);
    statuses.push(status);
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
    expect(refusedByNode.has(status) || head.includes(policy)).toBe(true);
    const location = /^location: (.*)/im.exec(head)?.[1] ?? '/';
    expect(location, 'never to another site').toMatch(/^\/(?![/\\])/);
    expect(body.join()).not.toMatch(internals);
  });
  await fc.assert(property, { seed, numRuns: requests });

  // The requests provoked every kind of response, and most were answered.
  expect(statuses).toEqual(expect.arrayContaining([200, 304, 308, 400, 404, 405, 431]));
  expect(statuses.length).toBeGreaterThan(requests * 0.9);
  expect((await fetch(server.url)).status).toBe(200);
  await server.close();
});
