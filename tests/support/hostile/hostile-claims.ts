import addressparser from 'nodemailer/lib/addressparser';
import { expect } from 'vitest';
import { securityHeaders } from '#server/http/headers.ts';
import { toStored } from '#server/store/rows.ts';
import { parseJson } from '#shared/json.ts';
import type { Message } from '#shared/message.ts';
import { findBrokenRule } from '#shared/message-rules.ts';
import { tidyMessage } from '#shared/message-texts.ts';
import { paths } from '#shared/paths.ts';
import type { CapturedMail } from '#tests/support/server/mail-capture.ts';
import type { HttpResponse } from '#tests/support/server/send-request.ts';
import type { HostileRequest } from './hostile-requests.ts';

const apiError = {
  code: expect.stringMatching(/^[A-Z0-9_]{5,9}$/),
  message: expect.stringMatching(/./),
  details: expect.toSatisfy(isTextOrNull),
  hint: expect.toSatisfy(isTextOrNull),
};

/** Matches a target that reaches the API, and that no decoding or step upwards leads elsewhere. */
const apiTarget = /^\/(rest|functions)\/(?!.*\.\.)[\w/?=&,.-]*$/;

/** Checks what holds for every response. */
export function expectSound(
  { method, target }: HostileRequest,
  { status, headers, text }: HttpResponse,
): void {
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  // Node refuses what is no request before the app sees it.
  if (status === 400 && text === '') return;
  expect(headers).toMatchObject(securityHeaders());
  expect(text).not.toBe('secret');
  if (status < 400) return;

  const type = headers['content-type'];
  if (method === 'HEAD') expect(text).toBe('');
  else if (type === 'application/json') expect(JSON.parse(text)).toEqual(apiError);
  else {
    expect(target).not.toMatch(apiTarget);
    if (type?.startsWith('text/html')) expect(text).not.toMatch(/<script|\{\{reason/);
    else expect(text).toMatch(/^(Not Found|Method Not Allowed)$/);
    if (target === paths.contactForm && method === 'POST') expect(type).toMatch(/^text\/html/);
  }
}

/** Checks that the rows are there which the response acknowledges, and no others. */
export function expectStored(
  request: HostileRequest,
  { status }: HttpResponse,
  newRows: Message[],
  isStored: (message: Message) => boolean,
): void {
  const { form, target } = request;
  if (status === 201) expect(pathOf(target)).toBe(paths.contacts);
  const accepted = status === 201 || (form !== undefined && status === 200);
  const acknowledged = accepted && !form?.honeypot ? readMessages(request) : [];
  expect(acknowledged.filter((message) => !isStored(message))).toEqual([]);
  for (const row of newRows) {
    expect(findBrokenRule(row)).toBeUndefined();
    expect(acknowledged).toContainEqual(row);
  }
}

/** Checks that a mail goes to `address` alone, and its reply to one visitor. */
export function expectHarmless(
  { recipients, head }: CapturedMail,
  address: string,
  email: string | undefined,
): void {
  const valuesOf = (name: string) =>
    head.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
  expect(recipients).toEqual([address]);
  expect(valuesOf('To')).toEqual([address]);
  // Only the local part: the domain may be spelled in ASCII.
  const [localPart] = email?.split('@') ?? [];
  const replyTo = addressparser(valuesOf('Reply-To').join(), { flatten: true });
  expect(replyTo.map(({ address }) => address.split('@')[0])).toEqual([localPart]);
  expect(head.join('\n')).not.toMatch(/^(resent-|cc|bcc|sender)[^ ]*:/im);
}

/** Reads the messages of a request that the server has accepted. */
function readMessages({ form, body }: HostileRequest): Message[] {
  if (form) return [toStored(tidyMessage(form.message))];
  return ([parseJson(body)?.value].flat() as Message[]).map(toStored);
}

/** Allows a whole address in the request line, and letters encoded without need. */
function pathOf(target: string): string {
  return decodeURI(URL.parse(target, 'http://site.test')?.pathname ?? '');
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}
