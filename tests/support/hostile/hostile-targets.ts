import * as fc from 'fast-check';
import { messageColumns } from '#shared/message.ts';
import { paths } from '#shared/paths.ts';
import { hostileText } from './hostile-texts.ts';

// Node refuses more than 16 KB of request line and headers before the app sees them.
export const longest = 300;

const inUrl = (text: string) => encodeURIComponent(text.slice(0, longest).toWellFormed());

const query = fc.oneof(
  { weight: 8, arbitrary: fc.constant('') },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.shuffledSubarray([...messageColumns, ...messageColumns]), fc.boolean())
      .map(([columns, quoted]) =>
        inUrl(columns.map((column) => (quoted ? `"${column}"` : column)).join(',')),
      )
      .map((columns) => `?columns=${columns}`),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      `?columns=${messageColumns.join(',')}`,
      `?columns=${messageColumns.join(',')},id`,
      '?columns=',
      '?columns=%',
      '?columns=%00',
      '?columns=name&columns=email',
      '?columns=__proto__',
      '?select=*',
      '?on_conflict=id',
      '?name=eq.Ada&limit=1',
      '?apikey=x',
      '?%',
    ),
  },
  { weight: 1, arbitrary: hostileText.map((text) => `?columns=${inUrl(text)}`) },
);

const oddTargets = [
  '*',
  '/',
  '/%',
  '/%ff',
  '/%00',
  '/about',
  '/contact/',
  '/secret.txt',
  '/../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/rest/../secret.txt',
  '/rest/v1',
  '/rest/v1/',
  '/rest/v1/contacts/',
  '/rest/v1/contacts/1',
  '/rest//v1/contacts',
  '/REST/v1/contacts',
  '/rest/v1/%63ontacts',
  '/rest/v1/contacts%00',
  '/rest/v1/contacts%2f',
  '/rest/v1/..%2f..%2fsecret.txt',
  '/rest/v1/%2e%2e/%2e%2e/secret.txt',
  '/rest/v1/rpc/drop_all',
  '/rest/v2/contacts',
  '//evil.example/rest/v1/contacts',
  'http://evil.example/rest/v1/contacts',
  '/functions/v1',
  '/functions/v1/',
  '/functions/v1/send-everything',
  '/functions/v1/send-contact-email/x',
  '/functions/v1/%73end-contact-email',
];

/** What stands in the request line: mostly an address of the API, some not an address at all. */
export const hostileTarget = fc.oneof(
  { weight: 14, arbitrary: query.map((text) => paths.contacts + text) },
  { weight: 4, arbitrary: query.map((text) => paths.sendContactEmail + text) },
  { weight: 1, arbitrary: fc.constant<string>(paths.contactForm) },
  { weight: 2, arbitrary: fc.constantFrom(...oddTargets) },
  { weight: 1, arbitrary: hostileText.map((text) => `/rest/v1/${inUrl(text)}`) },
);
