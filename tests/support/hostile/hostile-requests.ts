import * as fc from 'fast-check';
import { honeypotField, type Message, maxBodyBytes, messageColumns } from '#shared/message.ts';
import { makeMessage } from '#shared/message-texts.ts';
import { defaultAnonKey, paths } from '#shared/paths.ts';
import { validMessage } from '#tests/support/server/messages.ts';
import { hostileMessage, hostileText, victim, weighted, words } from './hostile-texts.ts';

export interface HostileRequest {
  method: string;
  /** The request line's. */
  target: string;
  headers: Record<string, string>;
  body: Uint8Array;
  /** The content of a form's body. */
  form?: { message: Message; honeypot: string };
  /** The true address, as the proxy in front sees it. */
  visitor: string;
}

type Content = Omit<HostileRequest, 'body' | 'visitor'> & { body: string | Uint8Array };

// Node refuses more than 16 KB of request line and headers before the app sees them.
const inUrl = hostileText.map((text) => encodeURIComponent(text.slice(0, 300).toWellFormed()));
/** Node's own client refuses other characters in a header. */
const inHeader = hostileText.map((text) =>
  text.slice(0, 300).replace(/[^\t\x20-\x7e\x80-\xff]/g, ''),
);

const columns = fc.oneof(
  fc.shuffledSubarray([...messageColumns, 'id', '__proto__']).map((names) => names.join()),
  inUrl,
);
const target = weighted<string>(
  [8, fc.constant(paths.contacts)],
  [4, columns.map((names) => `${paths.contacts}?columns=${names}`)],
  [4, fc.constant(paths.sendContactEmail)],
  [1, inUrl.map((text) => `/rest/v1/${text}`)],
  [1, fc.constantFrom(paths.contactForm, '/rest/../secret.txt', '/functions/v1/send-everything')],
);

const json = { apikey: defaultAnonKey, 'content-type': 'application/json' };
const oddHeaders = fc
  .record({ 'content-type': inHeader, prefer: inHeader, origin: inHeader })
  .map((odd) => ({ ...json, ...odd }));
const badKey = fc.record({ apikey: inHeader, authorization: inHeader });
const headers = weighted<Record<string, string>>(
  [10, fc.constant(json)],
  [1, oddHeaders],
  [1, badKey],
);

const oddKey = fc.constantFrom(...words('id bcc __proto__ constructor Name'), ...messageColumns);
const oddValue = fc.oneof(fc.constant(undefined), hostileText, fc.jsonValue({ maxDepth: 3 }));
/** A message with keys of the server or of JavaScript, or without some of its own. */
const oddRow = fc
  .tuple(hostileMessage, fc.dictionary(oddKey, oddValue, { minKeys: 1, maxKeys: 2 }))
  .map(([message, changes]) => ({ ...message, ...changes }));

const jsonText = weighted<unknown>(
  [4, hostileMessage],
  [2, oddRow],
  [2, fc.array(hostileMessage, { maxLength: 2 })],
  [1, fc.array(oddRow, { maxLength: 2 })],
  [1, fc.jsonValue()],
).map((value) => JSON.stringify(value));

/** JSON in which a text replaces up to two characters. Most of it is invalid. */
const nearlyJson = fc
  .tuple(jsonText, fc.nat(), fc.constantFrom('', ',', '"', '\\', '\0', '{', '\\ud800', 'null'))
  .map(([text, at, inserted]) => {
    const start = at % (text.length + 1);
    return text.slice(0, start) + inserted + text.slice(start + (at % 3));
  });

const valid = JSON.stringify(validMessage);
const oddBodies = [
  ...words('null [null] \ufeff{}'),
  '['.repeat(20_000),
  valid.replace('{', `{"name":"${victim}",`),
  valid.replace('"name"', '"n\\u0061me"'),
];
const largeBodies = [maxBodyBytes, maxBodyBytes + 1, 300_000].map((size) => valid.padStart(size));

/** Mostly the right method. */
const mostly = (method: string) =>
  weighted(
    [12, fc.constant(method)],
    [1, fc.constantFrom(...words('GET POST HEAD PUT PATCH DELETE OPTIONS PROPFIND TRACE'))],
  );

const toApi: fc.Arbitrary<Content> = fc.record({
  method: mostly('POST'),
  target,
  headers,
  body: weighted<string | Uint8Array>(
    [20, jsonText],
    [5, nearlyJson],
    [4, fc.constantFrom(...oddBodies, ...largeBodies)],
    [2, fc.uint8Array({ maxLength: 80 })],
  ),
});

const toForm: fc.Arbitrary<Content> = fc
  .tuple(mostly('POST'), hostileMessage, weighted([6, fc.constant('')], [1, hostileText]))
  .map(([method, message, honeypot]) => ({
    method,
    target: paths.contactForm,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...message, [honeypotField]: honeypot }).toString(),
    // In UTF-8.
    form: { message: makeMessage((column) => message[column].toWellFormed()), honeypot },
  }));

/** Pieces of paths that lead out of the built site's folder, or to another site. */
const oddPieces =
  words(`.. %2e%2e ..%2f %2f %5c ..\\ %00 % %zz %c0%ae %252e%252e ; @ ? # * ${'/'.repeat(5000)}
  secret.txt client form-pages build.json .vite manifest.json index.html about evil.example`);
const page = fc
  .array(fc.oneof(fc.constantFrom('', ...oddPieces), inUrl), { maxLength: 6 })
  .map((pieces) => `/${pieces.join('/')}`);

const toPage: fc.Arbitrary<Content> = fc.record({
  method: mostly('GET'),
  target: fc.oneof(fc.constantFrom('/', '/about/', '/assets/index-abc123.js'), page),
  headers: fc.dictionary(
    fc.constantFrom(
      ...words('accept-encoding range if-none-match host x-forwarded-proto traceparent'),
    ),
    fc.oneof(fc.constantFrom('*', 'W/"', 'br;q=', 'bytes=9-1'), inHeader),
    { maxKeys: 3 },
  ),
  body: fc.constant(''),
});

/** Any request at all. Most get past the parsers. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc
  .record({
    content: weighted([4, toApi], [1, toForm], [1, toPage]),
    // The proxy appends the address that it sees.
    forged: fc.oneof(fc.constantFrom('', '6.6.6.6, ', ' ,, '), inHeader),
    visitor: fc.nat({ max: 20 }).map((number) => `203.0.113.${number}`),
  })
  .map(({ content, forged, visitor }) => {
    const body = Buffer.from(content.body as string);
    const headers = {
      ...content.headers,
      'content-length': String(body.byteLength),
      'x-forwarded-for': `${forged},${visitor}`,
    };
    return { ...content, headers, body, visitor };
  });
