import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';
import { makeTestApp } from './testing/test-app.ts';

test('an expectation that Node refuses by itself is refused with our headers', async () => {
  const headers = { 'x-content-type-options': 'nosniff' };
  const server = await listen(makeTestApp().app, { host: '127.0.0.1', port: 0, headers });
  const request = httpRequest(server.url, { headers: { expect: 'the unexpected' } });
  request.end();
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(417);
  expect(answer.headers).toMatchObject(headers);
  answer.resume();
  await server.close();
});
