import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startHaproxy } from '#tests/support/deployed/replicas.ts';
import { startCaddyProxy } from '#tests/support/deployed/static-hosts.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { runningServer } from '#tests/support/server/running-server.ts';
import { findProgram } from '#tools/programs.ts';

const visitor = {
  'x-forwarded-proto': 'https',
  'x-request-id': 'of-the-visitor',
  traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
};

/** Headers of a visitor who poses as a proxy. */
async function headersFrom(url: string): Promise<IncomingMessage['headers']> {
  const options = { agent: false, headers: visitor, rejectUnauthorized: false };
  const asked = (url.startsWith('https:') ? secureRequest : request)(url, options).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(200);
  return response.headers;
}

describe.skipIf(!findProgram('haproxy'))('HAProxy in front (needs the package)', () => {
  test('says whether the visitor came by TLS, and names no request in their words', async () => {
    const server = await runningServer({ TRUST_PROXY: '1' });
    const port = Number(new URL(server.url).port);
    const proxy = await startHaproxy([port, port, port]);
    onTestFinished(async () => void (await proxy.stop()));
    const headers = await headersFrom(proxy.url);
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers['x-request-id']).toMatch(/^[\da-f]{4}-[\da-f]{12}$/);
  });
});

describe.skipIf(!findProgram('caddy'))('Caddy with TLS in front (needs the package)', () => {
  test('says that the visitor came by TLS, and names no request in their words', async () => {
    const server = await runningServer({ TRUST_PROXY: '1' });
    const proxy = await startCaddyProxy(server.url, makeTempFolder());
    onTestFinished(async () => void (await proxy.stop()));
    const headers = await headersFrom(proxy.url);
    expect(headers).toHaveProperty('strict-transport-security');
    expect(headers['x-request-id']).toMatch(/^[\da-f]{4}-[\da-f]{12}$/);
  });
});
