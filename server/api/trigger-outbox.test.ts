import { expect, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import { apiHeaders, validMessage } from '#tests/support/server/messages.ts';
import { makeTestApp } from '#tests/support/server/test-app.ts';

const body = JSON.stringify(validMessage);

async function call(init: RequestInit, path: string = paths.sendContactEmail) {
  const test = makeTestApp();
  const request = { method: 'POST', headers: apiHeaders, body, ...init };
  return { ...test, response: await test.app.request(path, request) };
}

test('wakes the outbox, whatever the body says', async () => {
  const forged = JSON.stringify({ ...validMessage, to: 'victim@c.example', email: 'a, b' });
  for (const sent of [body, forged]) {
    const { response, stored, wakes } = await call({ body: sent });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'accepted' });
    expect(wakes()).toBe(1);
    expect(stored).toEqual([]);
  }
});

test.each<[string, number, string, RequestInit, string?]>([
  ['no key', 401, 'PGRST302', { headers: {} }],
  ['an array', 400, 'PGRST102', { body: `[${body}]` }],
  ['a field missing', 400, 'PGRST102', { body: '{"name":"Ada"}' }],
  ['2 MB', 413, '54000', { body: 'x'.repeat(2_000_000) }],
  ['GET', 404, 'NOT_FOUND', { method: 'GET', body: null }],
  ['another function', 404, 'NOT_FOUND', {}, '/functions/v1/send-everything'],
])('refuses %s: %i %s', async (_, status, code, init, path) => {
  const { response, wakes } = await call(init, path);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code });
  expect(wakes()).toBe(0);
});
