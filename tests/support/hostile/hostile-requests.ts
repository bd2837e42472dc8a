import * as fc from 'fast-check';
import { defaultAnonKey, paths } from '#shared/paths.ts';
import { type HostileBody, type HostileForm, hostileBody, hostileForm } from './hostile-bodies.ts';
import { hostileTarget, longest } from './hostile-targets.ts';
import { hostileText, victim } from './hostile-texts.ts';

export interface HostileRequest {
  method: string;
  /** As it stands in the request line. */
  target: string;
  headers: Record<string, string>;
  body: HostileBody;
  /** Whether the body comes in pieces, without a length beforehand. */
  chunked: boolean;
  /** When it is a form: what is in it. */
  form?: HostileForm;
  /** Where it really comes from, as the proxy in front sees it. */
  visitor: string;
}

const anyOtherMethod = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'];

const method = fc.oneof(
  { weight: 12, arbitrary: fc.constant('POST') },
  { weight: 1, arbitrary: fc.constantFrom(...anyOtherMethod) },
);

/** What Node's own client agrees to put into a header. */
const headerText = hostileText.map((text) =>
  text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, longest),
);

const key = fc.oneof(
  { weight: 12, arbitrary: fc.constant({ apikey: defaultAnonKey }) },
  { weight: 1, arbitrary: fc.constant({ authorization: `Bearer ${defaultAnonKey}` }) },
  { weight: 1, arbitrary: fc.record({ apikey: headerText, authorization: headerText }) },
);

const contentType = fc.oneof(
  { weight: 10, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'application/vnd.pgrst.object+json',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'text/csv',
      ';',
    ),
  },
  { weight: 1, arbitrary: headerText },
);

const otherHeaders = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Record<string, string>>(
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
  },
  {
    weight: 1,
    arbitrary: fc.record({ prefer: headerText, cookie: headerText, origin: headerText }),
  },
);

/** What a visitor says of where they come from. The proxy puts what it sees to the right of it. */
const forgedAddresses = fc.oneof(
  fc.constant(''),
  fc.constantFrom(
    '6.6.6.6, ',
    '6.6.6.6,::1, ',
    `${victim}, `,
    ' ,, ',
    'x'.repeat(500).concat(', '),
  ),
  headerText.map((text) => `${text}, `),
);

const visitor = fc.nat({ max: 250 }).map((number) => `203.0.113.${number}`);

const envelope = fc.record({
  method,
  chunked: fc.boolean(),
  otherHeaders,
  forgedAddresses,
  visitor,
});
type Envelope = typeof envelope extends fc.Arbitrary<infer Value> ? Value : never;

const toApi = fc
  .tuple(envelope, hostileTarget, key, contentType, hostileBody)
  .map(([sent, target, keyHeaders, type, body]) =>
    putTogether(sent, { target, body, headers: { ...keyHeaders, 'content-type': type } }),
  );

const toForm = fc.tuple(envelope, hostileForm).map(([sent, form]) =>
  putTogether(sent, {
    target: paths.contactForm,
    body: form.body,
    headers: { 'content-type': form.contentType },
    form,
  }),
);

function putTogether(
  { otherHeaders, forgedAddresses, ...sent }: Envelope,
  content: Pick<HostileRequest, 'target' | 'body' | 'headers' | 'form'>,
): HostileRequest {
  const forwarded = { 'x-forwarded-for': forgedAddresses + sent.visitor };
  return { ...sent, ...content, headers: { ...otherHeaders, ...content.headers, ...forwarded } };
}

/** Any request at all, though one that gets as far as the code behind the parsers more often than not. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.oneof(
  { weight: 4, arbitrary: toApi },
  { weight: 1, arbitrary: toForm },
);
