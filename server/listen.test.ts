import { expect, test } from 'vitest';
import { ask } from './testing/send-request.ts';
import { listenAsTest } from './testing/test-app.ts';

test('an expectation that Node refuses by itself is refused with our headers', async () => {
  const server = await listenAsTest();
  const answer = await ask(server.url, '/', { headers: { expect: 'the unexpected' } });
  expect(answer.status).toBe(417);
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  await server.close();
});
