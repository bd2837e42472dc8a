import { describe, expect, test } from 'vitest';
import { defaultAnonKey, paths } from '#contract/paths.ts';
import { validContact } from '#tests/support/server/contacts.ts';
import { makeTestApp } from '#tests/support/server/test-app.ts';

const headers = { apikey: defaultAnonKey, 'content-type': 'application/json' };
const body = JSON.stringify(validContact);

async function call(path: string, init: RequestInit) {
  const made = makeTestApp();
  return { ...made, response: await made.app.request(path, init) };
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

  test.each<[string, number, string, string, RequestInit]>([
    [
      'no key',
      401,
      'PGRST302',
      paths.sendContactEmail,
      { headers: { 'content-type': 'application/json' }, body },
    ],
    [
      'a wrong key',
      401,
      'PGRST301',
      paths.sendContactEmail,
      { headers: { ...headers, apikey: 'x' }, body },
    ],
    ['malformed JSON', 400, 'PGRST102', paths.sendContactEmail, { headers, body: '{' }],
    ['an array', 400, 'PGRST102', paths.sendContactEmail, { headers, body: `[${body}]` }],
    [
      'a field missing',
      400,
      'PGRST102',
      paths.sendContactEmail,
      { headers, body: '{"name":"Ada"}' },
    ],
    [
      'a number',
      400,
      'PGRST102',
      paths.sendContactEmail,
      { headers, body: body.replace('"Ada Lovelace"', '1') },
    ],
    ['2 MB', 413, '54000', paths.sendContactEmail, { headers, body: 'x'.repeat(2_000_000) }],
    [
      'a form',
      415,
      'PGRST102',
      paths.sendContactEmail,
      { headers: { ...headers, 'content-type': 'text/plain' }, body },
    ],
    ['GET', 405, 'PGRST117', paths.sendContactEmail, { method: 'GET', headers }],
    ['another function', 404, 'NOT_FOUND', '/functions/v1/send-everything', { headers, body }],
    ['no function', 404, 'NOT_FOUND', '/functions/v1', { headers, body }],
  ])('refuses %s: %i %s', async (_, status, code, path, init) => {
    const { response, wakes } = await call(path, { method: 'POST', ...init });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
    expect(wakes()).toBe(0);
  });
});
