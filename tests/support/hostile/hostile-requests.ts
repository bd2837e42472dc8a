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
  form?: { contact: Message; honeypot: string };
  /** The true address, as the proxy in front sees it. */
  visitor: string;
}

type Content = Pick<HostileRequest, 'target' | 'headers' | 'form'> & { body: string | Uint8Array };

// Node refuses more than 16 KB of request line and headers before the app sees them.
const longest = 300;
const inUrl = (text: string) => encodeURIComponent(text.slice(0, longest).toWellFormed());
const names = messageColumns.join();

const queries = weighted<string>(
  [8, fc.constant('')],
  [
    4,
    fc
      .shuffledSubarray([...messageColumns, ...messageColumns, ...messageColumns.map(quote)])
      .map((columns) => `?columns=${inUrl(columns.join())}`),
  ],
  [
    2,
    fc.constantFrom(
      ...words(`?columns=${names} ?columns=${names},id ?columns= ?columns=% ?columns=%00
        ?columns=name&columns=email ?columns=__proto__ ?select=* ?on_conflict=id
        ?name=eq.Ada&limit=1 ?apikey=x ?%`),
    ),
  ],
  [1, hostileText.map((text) => `?columns=${inUrl(text)}`)],
);

const oddTargets = words(`
  * / /% /%ff /%00 /about /contact/ /secret.txt /../secret.txt /assets/..%2f..%2fsecret.txt
  /rest/../secret.txt /rest/v1 /rest/v1/ /rest/v1/contacts/ /rest/v1/contacts/1
  /rest//v1/contacts /REST/v1/contacts /rest/v1/%63ontacts /rest/v1/contacts%00
  /rest/v1/contacts%2f /rest/v1/..%2f..%2fsecret.txt /rest/v1/%2e%2e/%2e%2e/secret.txt
  /rest/v1/rpc/drop_all /rest/v2/contacts //evil.example/rest/v1/contacts
  http://evil.example/rest/v1/contacts /functions/v1 /functions/v1/
  /functions/v1/send-everything /functions/v1/send-contact-email/x
  /functions/v1/%73end-contact-email`);

const target = weighted<string>(
  [14, queries.map((query) => paths.contacts + query)],
  [4, queries.map((query) => paths.sendContactEmail + query)],
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
  [1, fc.constant({ authorization: `Bearer ${defaultAnonKey}` })],
  [1, fc.record({ apikey: headerText, authorization: headerText })],
);

const contentType = weighted<string>(
  [10, fc.constant('application/json')],
  [
    1,
    fc.constantFrom(
      ...words(`application/json;charset=utf-16 application/vnd.pgrst.object+json ;
        application/x-www-form-urlencoded multipart/form-data text/csv`),
    ),
  ],
  [1, headerText],
);

const otherHeaders = weighted<object>(
  [6, fc.constant({})],
  [
    2,
    fc.constantFrom<object[]>(
      { prefer: 'return=representation' },
      { prefer: 'return=minimal, tx=rollback' },
      { prefer: 'resolution=ignore-duplicates' },
      { 'content-profile': 'public' },
      { 'content-profile': 'auth' },
      { 'content-encoding': 'gzip' },
      { accept: 'application/vnd.pgrst.object+json' },
      { origin: 'null' },
      { 'x-http-method-override': 'DELETE' },
      { 'x-original-url': '/secret.txt' },
      { range: 'bytes=0-1' },
    ),
  ],
  [1, fc.record({ prefer: headerText, cookie: headerText, origin: headerText })],
);

/** Addresses that a visitor claims. The proxy appends the one it sees. */
const forgedAddresses = fc.oneof(
  fc.constantFrom('', '6.6.6.6, ', '6.6.6.6,::1, ', `${victim}, `, ' ,, ', `${'x'.repeat(500)}, `),
  headerText.map((text) => `${text}, `),
);

const toApi: fc.Arbitrary<Content> = fc
  .tuple(target, key, contentType, hostileBody)
  .map(([target, key, type, body]) => ({
    target,
    body,
    headers: { ...key, 'content-type': type },
  }));

const toForm: fc.Arbitrary<Content> = fc
  .tuple(hostileMessage, weighted([6, fc.constant('')], [1, hostileText]), fc.boolean())
  .map(([contact, honeypot, inParts]) => {
    const fields = { ...contact, [honeypotField]: honeypot };
    return {
      target: paths.contactForm,
      headers: {
        'content-type': inParts
          ? 'multipart/form-data; boundary=edge'
          : 'application/x-www-form-urlencoded',
      },
      body: inParts ? multipart(fields) : new URLSearchParams(fields).toString(),
      form: { contact: asReceived(contact), honeypot },
    };
  });

/** Any request at all, though most get past the parsers. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc
  .record({
    content: weighted([4, toApi], [1, toForm]),
    method: weighted<string>(
      [12, fc.constant('POST')],
      [1, fc.constantFrom(...words('GET HEAD PUT PATCH DELETE OPTIONS PROPFIND TRACE'))],
    ),
    chunked: fc.boolean(),
    otherHeaders,
    forgedAddresses,
    visitor: fc.nat({ max: 40 }).map((number) => `203.0.113.${number}`),
  })
  .map(({ content, method, chunked, otherHeaders, forgedAddresses, visitor }) => {
    const body = Buffer.from(content.body as string);
    const headers = {
      ...otherHeaders,
      ...content.headers,
      'x-forwarded-for': forgedAddresses + visitor,
      ...(chunked
        ? { 'transfer-encoding': 'chunked' }
        : { 'content-length': String(body.byteLength) }),
    };
    return { ...content, method, headers, body, visitor };
  });

/** In UTF-8, with line breaks of one kind. */
function asReceived(contact: Message): Message {
  const message = makeMessage((column) => contact[column].toWellFormed());
  return { ...message, message: message.message.replace(/\r\n?/g, '\n') };
}

function multipart(fields: Record<string, string>): string {
  const parts = Object.entries(fields).map(
    ([field, value]) =>
      `--edge\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--edge--\r\n`;
}

function quote(column: string): string {
  return `"${column}"`;
}
