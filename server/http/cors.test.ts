import { corsHeaders } from '@supabase/supabase-js/cors';
import { expect, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import { apiHeaders, validMessage } from '#tests/support/server/messages.ts';
import { makeTestApp } from '#tests/support/server/test-app.ts';

const allowed = 'https://allowed.example';
const { app } = makeTestApp({ allowedOrigins: [allowed, 'http://localhost:5173'] });

const preflight = {
  method: 'OPTIONS',
  headers: {
    'access-control-request-method': 'POST',
    'access-control-request-headers': corsHeaders['Access-Control-Allow-Headers'] ?? '',
  },
};
const insert = { method: 'POST', headers: apiHeaders, body: JSON.stringify(validMessage) };
const oversized = { ...insert, body: 'x'.repeat(2_000_000) };

test.each([
  [allowed, allowed],
  ['https://evil.example', null],
  ['https://allowed.example:8443', null],
  ['null', null],
])('to %s, the data API allows %s', async (origin, told) => {
  for (const path of [paths.contacts, paths.sendContactEmail])
    for (const init of [preflight, insert, oversized]) {
      const { headers } = await app.request(path, {
        ...init,
        headers: { ...init.headers, origin },
      });
      expect(headers.get('access-control-allow-origin')).toBe(told);
      expect(headers.get('vary')).toMatch(/^origin/i);
      expect(headers.has('access-control-allow-credentials')).toBe(false);
    }
});
