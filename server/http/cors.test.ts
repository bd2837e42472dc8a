import { corsHeaders } from '@supabase/supabase-js/cors';
import { expect, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import { apiHeaders, validMessage } from '#tests/support/server/messages.ts';
import { makeTestApp } from '#tests/support/server/test-app.ts';

const allowed = 'https://allowed.example';
const apiPaths = [paths.contacts, paths.sendContactEmail];
const asked = corsHeaders['Access-Control-Allow-Headers']?.split(', ') ?? [];
const preflight = {
  method: 'OPTIONS',
  headers: {
    'access-control-request-method': 'POST',
    'access-control-request-headers': asked.join(),
  },
};
const insert = { method: 'POST', headers: apiHeaders, body: JSON.stringify(validMessage) };

async function send(path: string, origin: string, init: typeof preflight | typeof insert) {
  const { app } = makeTestApp({ allowedOrigins: [allowed, 'http://localhost:5173'] });
  return app.request(path, { ...init, headers: { ...init.headers, origin } });
}

test.each([
  [201, insert],
  [413, { ...insert, body: 'x'.repeat(2_000_000) }],
])('an allowed origin may read the response: %i', async (status, init) => {
  const response = await send(paths.contacts, allowed, init);
  expect(response.status).toBe(status);
  expect(response.headers.get('access-control-allow-origin')).toBe(allowed);
  expect(response.headers.get('access-control-expose-headers')).toContain('retry-after');
  expect(response.headers.has('access-control-allow-credentials')).toBe(false);
});

test.each(['https://evil.example', 'https://allowed.example:8443', 'null'])(
  'the origin %j may not',
  async (origin) => {
    for (const path of apiPaths)
      for (const init of [preflight, insert]) {
        const { headers } = await send(path, origin, init);
        expect(headers.has('access-control-allow-origin')).toBe(false);
        expect(headers.get('vary')).toMatch(/^origin/i);
      }
  },
);
