import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactsTable } from '#shared/paths.ts';
import { validMessage } from '#tests/support/server/messages.ts';
import { fetchData } from './data-api.ts';

/** The response of a host without a data API. */
let hostResponse: { status: number; type: string; body: string };
const host = createServer((_request, response) => {
  response
    .writeHead(hostResponse.status, { 'content-type': hostResponse.type })
    .end(hostResponse.body);
});

beforeAll(() => new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve)));
afterAll(() => host.close());

function insert() {
  const { port } = host.address() as AddressInfo;
  const options = { global: { fetch: fetchData } };
  return createClient(`http://127.0.0.1:${port}`, 'sb_publishable_test', options)
    .from(contactsTable)
    .insert({ ...validMessage });
}

test.each([
  ['a 404 without a body', { status: 404, type: 'text/plain', body: '' }],
  ['a 404 with an empty JSON array', { status: 404, type: 'application/json', body: '[]' }],
  ['an HTML page', { status: 200, type: 'text/html; charset=utf-8', body: '<!doctype html>' }],
])('supabase-js reports %s as an error', async (_name, response) => {
  hostResponse = response;
  expect((await insert()).error?.message).toContain('There is no data API');
});

test('supabase-js reports a 201 without a body as success', async () => {
  hostResponse = { status: 201, type: 'text/plain', body: '' };
  expect((await insert()).error).toBeNull();
});
