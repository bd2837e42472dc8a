import { expect, test } from 'vitest';
import { contactErrors, contactResponses } from '#content/contact-responses.ts';
import { TooManyMessagesError } from '#server/store/store.ts';
import { honeypotField, type Message } from '#shared/message.ts';
import { paths } from '#shared/paths.ts';
import { makeTestApp } from '#tests/support/server/fixture-site.ts';
import { validMessage } from '#tests/support/server/messages.ts';

/** Submits a form to an app, and returns the app with its response. */
async function post(body: BodyInit, headers: Record<string, string> = {}, testApp = makeTestApp()) {
  const response = await testApp.app.request(paths.contactForm, { method: 'POST', body, headers });
  return { ...testApp, response, status: response.status, html: await response.text() };
}

const form = (changes: Partial<Message> & Record<string, string> = {}) =>
  new URLSearchParams({ ...validMessage, [honeypotField]: '', ...changes });

test('a multipart form is accepted unless a field is a file', async () => {
  const data = new FormData();
  for (const [name, value] of form()) data.append(name, value);
  const { status, stored, wakeUps } = await post(data);
  expect({ status, stored, wakeUps: wakeUps() }).toEqual({
    status: 200,
    stored: [validMessage],
    wakeUps: 1,
  });
  data.set('message', new File(['text'], 'message.txt'));
  expect((await post(data)).status).toBe(422);
});

test('a message with a filled honeypot appears sent but is not stored', async () => {
  const { status, html, stored, wakeUps } = await post(form({ [honeypotField]: 'http://x' }));
  expect({ status, stored, wakeUps: wakeUps() }).toEqual({ status: 200, stored: [], wakeUps: 0 });
  expect(html).toContain('sent');
});

test('the page for a rejected message contains the message’s fields, escaped', async () => {
  const texts = {
    name: '"><script>alert(1)</script>',
    email: "o'no",
    company: '{{message}} $& $1',
  };
  const { html } = await post(form(texts));
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(html).toContain('value="o&#39;no"');
  expect(html).toContain('value="{{message}} $&amp; $1"');
});

test.each([
  [503, new Error('disk full'), null, contactResponses.failed.kept],
  [429, new TooManyMessagesError(), '600', contactErrors.tooMany],
])(
  'the page for a failure with status %i contains the message’s fields',
  async (status, error, retryAfter, reason) => {
    const testApp = makeTestApp({ store: { insert: () => Promise.reject(error) } });
    const { response, html, wakeUps } = await post(form(), {}, testApp);
    expect(response.status).toBe(status);
    expect(response.headers.get('retry-after')).toBe(retryAfter);
    expect(html).toContain(reason);
    expect(html).toContain('value="Ada Lovelace"');
    expect(html).toContain('We run two clusters.\nReleases are slow.');
    expect(html).not.toContain('{{');
    expect(wakeUps()).toBe(0);
  },
);

test.each<[status: number, form: string, type: string, body: string]>([
  [413, 'a 2 MB form', 'application/x-www-form-urlencoded', `message=${'m'.repeat(2_000_000)}`],
  [415, 'JSON', 'application/json', JSON.stringify(validMessage)],
  [415, 'a malformed multipart form', 'multipart/form-data; boundary=x', 'nonsense'],
])('the form endpoint responds with %i to %s', async (status, _, type, body) => {
  const { response, html, stored } = await post(body, { 'content-type': type });
  expect(response.status).toBe(status);
  expect(response.headers.get('connection')).toBe(status === 413 ? 'close' : null);
  expect(html).toContain(contactResponses.failed.lost);
  expect(html).not.toContain('{{');
  expect(stored).toEqual([]);
});

test.each<[status: number, headers: Record<string, string>]>([
  [403, { origin: 'https://elsewhere.example' }],
  [403, { origin: 'null' }],
  [403, { 'sec-fetch-site': 'same-site' }],
  [403, { origin: 'http://localhost:8080' }],
  [200, { 'sec-fetch-site': 'same-origin' }],
  [200, { 'sec-fetch-site': 'none' }],
  // Behind a proxy that terminates TLS, the scheme differs.
  [200, { origin: 'https://localhost' }],
])('the form endpoint responds with %i to the headers %j', async (expectedStatus, headers) => {
  const { status, html, stored } = await post(form(), headers);
  const reason = contactResponses.failed.reasons.crossSite;
  expect([status, html.includes(reason)]).toEqual([expectedStatus, expectedStatus === 403]);
  expect(html.includes('value="Ada Lovelace"')).toBe(expectedStatus === 403);
  expect(stored).toHaveLength(expectedStatus === 403 ? 0 : 1);
});
