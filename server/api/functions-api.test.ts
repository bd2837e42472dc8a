import { describe, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { apiHeaders, validContact } from '#tests/support/server/contacts.ts';
import { makeTestApp } from '#tests/support/server/test-app.ts';

const headers = apiHeaders;
const body = JSON.stringify(validContact);

async function call(path: string, init: RequestInit) {
  const test = makeTestApp();
  return { ...test, response: await test.app.request(path, init) };
}

describe('send-contact-email', () => {
  test('triggers the outbox, whatever the body says', async () => {
    const forged = JSON.stringify({ ...validContact, to: 'victim@c.example', email: 'a, b' });
    for (const sent of [body, forged]) {
      const { response, stored, wakes } = await call(paths.sendContactEmail, {
        method: 'POST',
        headers,
        body: sent,
      });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ status: 'accepted' });
      expect(wakes()).toBe(1);
      expect(stored).toEqual([]);
    }
  });

  const withKey = (apikey: string) => ({ headers: { ...headers, apikey } });
  const plainText = { headers: { ...headers, 'content-type': 'text/plain' } };
  const { sendContactEmail: path } = paths;

  test.each<[string, number, string, string, RequestInit]>([
    ['no key', 401, 'PGRST302', path, withKey('')],
    ['a wrong key', 401, 'PGRST301', path, withKey('x')],
    ['malformed JSON', 400, 'PGRST102', path, { body: '{' }],
    ['an array', 400, 'PGRST102', path, { body: `[${body}]` }],
    ['a field missing', 400, 'PGRST102', path, { body: '{"name":"Ada"}' }],
    ['a number', 400, 'PGRST102', path, { body: body.replace('"Ada Lovelace"', '1') }],
    ['2 MB', 413, '54000', path, { body: 'x'.repeat(2_000_000) }],
    ['a form', 415, 'PGRST102', path, plainText],
    ['GET', 405, 'PGRST117', path, { method: 'GET', body: null }],
    ['another function', 404, 'NOT_FOUND', '/functions/v1/send-everything', {}],
    ['no function', 404, 'NOT_FOUND', '/functions/v1', {}],
  ])('refuses %s: %i %s', async (_, status, code, path, init) => {
    const { response, wakes } = await call(path, { method: 'POST', headers, body, ...init });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
    expect(wakes()).toBe(0);
  });
});
