import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityHeaders } from '#server/http/headers.ts';
import type { Listening } from '#server/listen/listen.ts';
import { hostileHead } from '#tests/support/hostile/hostile-heads.ts';
import { seed, shortOrLong } from '#tests/support/length.ts';
import { makeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { listenAsTest } from '#tests/support/server/test-app.ts';
import { loadSite } from './load-site.ts';

const requests = shortOrLong(400, 20_000);

const dist = makeFixtureSite();
const site = loadSite(dist);
const policy = securityHeaders()['content-security-policy'];
let server: Listening;

beforeAll(async () => {
  server = await listenAsTest({ dist, trustProxy: 1 });
});

afterAll(() => server.close());

interface HttpResponse {
  status: number;
  head: string;
  body: Buffer;
}

/** Precedes the response if the request asks for it. */
const goOn = 'HTTP/1.1 100 Continue\r\n\r\n';

/** Returns undefined if the server closes the connection without a response. */
async function ask(text: string): Promise<HttpResponse | undefined> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(text, 'latin1');
  // Ends a request that promises more. Ended at once, it would get no answer that takes a moment.
  socket.setTimeout(500, () => socket.end());
  const received = await buffer(socket).catch(() => Buffer.alloc(0));
  const bytes = received.subarray(received.indexOf(goOn) === 0 ? goOn.length : 0);
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const head = bytes.toString('latin1', 0, end + 2);
  // The server may take bytes after the body for a second request, and answer it.
  const told = /^content-length: (\d+)/im.exec(head)?.[1] ?? bytes.length;
  const length = text.startsWith('HEAD ') ? 0 : Number(told);
  const body = bytes.subarray(end + 4, end + 4 + length);
  return { status: Number(head.split(' ')[1]), head, body };
}

const files = new Set(
  [...site.files.values(), site.notFound]
    .flatMap(({ variants }) => variants)
    .map(({ bytes }) => Buffer.from(bytes).toString('latin1')),
);

function decoded({ head, body }: HttpResponse): string {
  return (/^content-encoding: br/im.test(head) ? brotliDecompressSync(body) : body).toString();
}

/** Node answers malformed requests itself, with empty bodies. */
const refusedByNode = new Set([400, 408, 417, 431]);

function problemsOf(response: HttpResponse): string[] {
  const { status, head, body } = response;
  const location = /^location: (.*)\r$/im.exec(head)?.[1];
  const found = {
    'no such status': !(status >= 200 && status < 500),
    'without a policy': !refusedByNode.has(status) && !head.includes(policy),
    'away from the site': location !== undefined && !/^\/(?![/\\])/.test(location),
    'a file of no build': status === 200 && body.length > 0 && isUnknown(response),
    'a stack or a path': /\n\s+at |node:internal|\/server\/|\.ts:\d/.test(body.toString('latin1')),
  };
  return Object.entries(found).flatMap(([problem, is]) => (is ? problem : []));
}

/** Returns whether it is neither a file of the site nor one of the server's short responses. */
function isUnknown(response: HttpResponse): boolean {
  const known = files.has(response.body.toString('latin1'));
  return !known && !/^(\{"status":|<!doctype html><title>sent)/.test(decoded(response));
}

test(`${requests} hostile requests for pages (seed ${seed})`, {
  timeout: shortOrLong(180_000, 3_600_000),
}, async () => {
  const statuses = new Map<number, number>();
  const property = fc.asyncProperty(hostileHead, async (text) => {
    const response = await ask(text);
    if (!response) return;
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    expect(problemsOf(response)).toEqual([]);
    expect(response.body.toString('latin1')).not.toContain('secret');
  });
  await fc.assert(property, { seed, numRuns: requests });

  // The requests provoked every kind of response, and most were answered.
  const everywhere = [200, 304, 400, 404, 405, 431];
  expect(everywhere.filter((status) => !statuses.has(status))).toEqual([]);
  const answered = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  expect(answered).toBeGreaterThan(requests * 0.9);
  expect((await fetch(server.url)).status).toBe(200);
});
