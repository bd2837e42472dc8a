import * as fc from 'fast-check';
import { honeypotField, type Message, messageColumns } from '#shared/message.ts';
import { makeMessage } from '#shared/message-texts.ts';
import { defaultAnonKey, paths } from '#shared/paths.ts';
import { hostileBody } from './hostile-bodies.ts';
import { hostileMessage, hostileText, victim, weighted, words } from './hostile-texts.ts';

export interface HostileRequest {
  method: string;
  /** As it stands in the request line. */
  target: string;
  headers: Record<string, string>;
  body: Uint8Array;
  /** What the body of a form says. */
  form?: { message: Message; honeypot: string };
  /** The true address, as the proxy in front sees it. */
  visitor: string;
}

type Content = Pick<HostileRequest, 'target' | 'headers' | 'form'> & { body: string | Uint8Array };

// Node refuses more than 16 KB of request line and headers before the app sees them.
const longest = 300;
const inUrl = (text: string) => encodeURIComponent(text.slice(0, longest).toWellFormed());
const quoted = messageColumns.map((column) => `"${column}"`);
const names = messageColumns.join();

const oddQueries = words(`
  ?columns=${names},id ?columns= ?columns=%00 ?columns=__proto__ ?on_conflict=id ?%`);
const columns = weighted<string>(
  [8, fc.constant('')],
  [
    4,
    fc.shuffledSubarray([...messageColumns, ...quoted]).map((taken) => `?columns=${taken.join()}`),
  ],
  [1, fc.constantFrom(...oddQueries)],
  [1, hostileText.map((text) => `?columns=${inUrl(text)}`)],
);

// Paths of every kind are in hostile-heads.ts.
const oddTargets = words(`
  /rest/../secret.txt /rest/v1/contacts/1 /REST/v1/contacts /rest/v1/%63ontacts /rest/v1/contacts%00
  /rest/v1/..%2f..%2fsecret.txt /rest/v1/rpc/drop_all http://evil.example/rest/v1/contacts
  /functions/v1/send-everything /functions/v1/%73end-contact-email`);

const target = weighted<string>(
  [14, columns.map((query) => paths.contacts + query)],
  [4, columns.map((query) => paths.sendContactEmail + query)],
  [1, fc.constant(paths.contactForm)],
  [2, fc.constantFrom(...oddTargets)],
  [1, hostileText.map((text) => `/rest/v1/${inUrl(text)}`)],
);

/** Node's own client refuses other characters in a header. */
const headerText = hostileText.map((text) =>
  text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, longest),
);

const key = weighted<object>(
  [12, fc.constant({ apikey: defaultAnonKey })],
  [1, fc.record({ apikey: headerText, authorization: headerText })],
);

const json = { 'content-type': 'application/json' };

const otherHeaders = weighted<object>(
  [8, fc.constant(json)],
  [
    1,
    fc.constantFrom({ 'content-type': 'multipart/form-data' }, { ...json, prefer: 'resolution=' }),
  ],
  [1, fc.record({ 'content-type': headerText, prefer: headerText, origin: headerText })],
);

/** Addresses that a visitor claims. The proxy appends the one it sees. */
const forgedAddresses = fc.oneof(
  fc.constantFrom('', '6.6.6.6, ', '6.6.6.6,::1, ', `${victim}, `, ' ,, ', `${'x'.repeat(500)}, `),
  headerText.map((text) => `${text}, `),
);

const toApi: fc.Arbitrary<Content> = fc
  .tuple(target, key, otherHeaders, hostileBody)
  .map(([target, key, others, body]) => ({ target, body, headers: { ...key, ...others } }));

const toForm: fc.Arbitrary<Content> = fc
  .tuple(hostileMessage, weighted([6, fc.constant('')], [1, hostileText]))
  .map(([message, honeypot]) => ({
    target: paths.contactForm,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...message, [honeypotField]: honeypot }).toString(),
    // In UTF-8.
    form: { message: makeMessage((column) => message[column].toWellFormed()), honeypot },
  }));

/** Any request at all, though most get past the parsers. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc
  .record({
    content: weighted([4, toApi], [1, toForm]),
    method: weighted<string>(
      [12, fc.constant('POST')],
      [1, fc.constantFrom(...words('GET HEAD PUT PATCH DELETE OPTIONS PROPFIND TRACE'))],
    ),
    length: fc.constantFrom('content-length', 'transfer-encoding'),
    forgedAddresses,
    visitor: fc.nat({ max: 40 }).map((number) => `203.0.113.${number}`),
  })
  .map(({ content, method, length, forgedAddresses, visitor }) => {
    const body = Buffer.from(content.body as string);
    const headers = {
      ...content.headers,
      'x-forwarded-for': forgedAddresses + visitor,
      [length]: length === 'content-length' ? String(body.byteLength) : 'chunked',
    };
    return { ...content, method, headers, body, visitor };
  });
