import addressparser from 'nodemailer/lib/addressparser';
import { securityHeaders } from '#server/http/headers.ts';
import { isObject, parseJson } from '#server/http/parse-json.ts';
import { toStored } from '#server/store/message-sql.ts';
import type { Message } from '#shared/message.ts';
import { messageColumns } from '#shared/message.ts';
import { findBrokenRule } from '#shared/message-rules.ts';
import { paths } from '#shared/paths.ts';
import { tidyMessage } from '#shared/tidy-message.ts';
import type { CapturedMail } from '#tests/support/server/mail-capture.ts';
import type { HttpResponse } from '#tests/support/server/send-request.ts';
import type { HostileRequest } from './hostile-requests.ts';

/** What every response must be, whatever was asked. Each function here tells what is wrong, in words. */
export function* findResponseProblems(
  { method, target }: HostileRequest,
  { status, headers, text }: HttpResponse,
): Iterable<string> {
  if (status < 200 || status >= 500) yield `status ${status}`;
  // What is no request never reaches the app.
  if (status === 400 && text === '') return;
  for (const [name, value] of Object.entries(securityHeaders())) {
    if (headers[name] !== value) yield `${name}: ${String(headers[name])}`;
  }
  if (text === 'secret') yield 'a file that is not of the site';
  if (status < 400) return;

  const type = headers['content-type'] ?? 'none';
  if (method === 'HEAD') {
    if (text !== '') yield 'a body for HEAD';
  } else if (type === 'application/json') {
    yield* findErrorProblems(parseJson(Buffer.from(text))?.value);
  } else if (isForApi(target)) {
    yield `an API error in ${type}`;
  } else if (type.startsWith('text/html')) {
    if (/<script|\{\{reason/.test(text)) yield 'a page that was not filled in with care';
  } else if (target === paths.contactForm && method === 'POST') {
    yield `a response to the form in ${type}`;
  } else if (!['Not Found', 'Method Not Allowed'].includes(text)) {
    yield `an error without words in ${type}`;
  }
}

/** What is said to be stored is there, whole and by the rules, and nothing else is. */
export function* findStorageProblems(
  request: HostileRequest,
  { status }: HttpResponse,
  newRows: Message[],
  isStored: (contact: Message) => boolean,
): Iterable<string> {
  const { form, target } = request;
  const accepted = status === 201 || (form !== undefined && status === 200);
  const meant = accepted && !form?.honeypot ? readMessages(request) : [];
  if (status === 201 && pathOf(target) !== paths.contacts) yield `201 for ${target}`;
  for (const contact of meant) {
    if (!isStored(contact)) yield `said to be stored, and is not: ${JSON.stringify(contact)}`;
  }
  for (const row of newRows) {
    const broken = findBrokenRule(row);
    if (broken) yield `stored against the rule ${broken.rule} of ${broken.column}`;
    if (!meant.some((contact) => isSame(contact, row))) yield `stored: ${JSON.stringify(row)}`;
  }
}

/** Whatever a mail says, it goes to `address` and nobody else, and answers go to one visitor. */
export function* findMailProblems(
  { recipients, head, id }: CapturedMail,
  address: string,
  emailOf: (id: string) => string | undefined,
): Iterable<string> {
  const valuesOf = (name: string) =>
    head.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
  const email = emailOf(id);
  if (email === undefined) yield `no message ${id}`;
  if (recipients.join() !== address) yield `recipients ${recipients.join()}`;
  if (valuesOf('To').join() !== address) yield `To: ${valuesOf('To').join()}`;
  const replyTo = addressparser(valuesOf('Reply-To').join(), { flatten: true });
  const [localPart] = email?.split('@') ?? [];
  // Not the whole address: the domain may stand there in ASCII.
  if (replyTo.length !== 1 || replyTo[0]?.address.split('@')[0] !== localPart) {
    yield `Reply-To: ${JSON.stringify(replyTo)}`;
  }
  if (/^(resent-|cc|bcc|sender)[^ ]*:/im.test(head.join('\n'))) yield 'a header of a stranger';
}

/** Whether the target reaches the API, and no decoding or step upwards leads it elsewhere. */
function isForApi(target: string): boolean {
  return /^\/(rest|functions)\/(?!.*\.\.)[\w/?=&,.-]*$/.test(target);
}

function* findErrorProblems(error: unknown): Iterable<string> {
  if (!isObject(error)) {
    yield 'an error that is no object';
    return;
  }
  const { code, details, hint, message } = error;
  const keys = Object.keys(error).join();
  if (keys !== 'code,details,hint,message') yield `an error of ${keys}`;
  if (!/^[A-Z0-9_]{5,9}$/.test(String(code))) yield `code ${String(code)}`;
  if (typeof message !== 'string' || message === '') yield 'an error without a message';
  for (const text of [details, hint]) {
    if (text !== null && typeof text !== 'string') yield `details or hint of ${typeof text}`;
  }
}

/** What the request asks to be stored, read without a doubt about it: it has been accepted. */
function readMessages({ form, body }: HostileRequest): Message[] {
  if (form) return [toStored(tidyMessage(form.contact))];
  const value = parseJson(Buffer.from(body as string))?.value;
  return ([value].flat() as Message[]).map(toStored);
}

function isSame(a: Message, b: Message): boolean {
  return messageColumns.every((column) => a[column] === b[column]);
}

/** A whole address in the request line, and letters that are encoded without need, are allowed. */
function pathOf(target: string): string {
  return decodeURI(URL.parse(target, 'http://site.test')?.pathname ?? '');
}
