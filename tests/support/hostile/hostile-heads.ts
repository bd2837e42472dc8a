import * as fc from 'fast-check';
import { paths } from '#shared/paths.ts';

// A request as it goes over the wire, in Latin-1: every byte there is, and nobody who tidies it up beforehand.

const method = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('GET', 'HEAD', 'POST') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'PROPFIND', 'QUERY'),
  },
  { weight: 1, arbitrary: fc.constantFrom('get', 'GET\t', 'CONNECT', 'PRI', '', 'G\0T', 'JUNK') },
);

const known = [
  '/',
  '/about',
  '/index.html',
  '/404.html',
  '/robots.txt',
  '/assets/index-abc123.js',
  '/assets/index-abc123.js.br',
  '/.vite/manifest.json',
  ...Object.values(paths).filter((path) => path.startsWith('/')),
];

const piece = fc.oneof(
  fc.constantFrom(
    '..',
    '.',
    '',
    '%2e%2e',
    '%2e',
    '..%2f',
    '%2f',
    '%5c',
    '..\\',
    '%00',
    '\0',
    '%',
    '%zz',
    '%c0%ae%c0%ae',
    '%ff',
    '%u002e',
    '%252e%252e',
    ';',
    ':',
    '@',
    '?',
    '#',
    ' ',
    '*',
    'secret.txt',
    'client',
    'form-pages',
    'build.json',
    'message-failed.html',
    'server',
    'main.ts',
    '__proto__',
    'constructor',
  ),
  fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)) }),
  fc.constantFrom('a', '/', '%41').map((text) => text.repeat(5000)),
);

const target = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...known) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom('/', ...known), fc.array(piece, { minLength: 1, maxLength: 6 }))
      .map(([start, pieces]) => [start, ...pieces].join('/')),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...known), piece).map((parts) => parts.join('?')),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '*',
      '',
      'about',
      'http://evil.example/about/',
      'https://a:b@c/',
      '//evil.example/',
      '///',
      'http://',
      'http:///about',
      'site.test:443',
      'file:///etc/passwd',
      '\\\\evil\\about\\',
    ),
  },
);

const anyValue = fc.oneof(
  fc.string({ unit: fc.integer({ min: 32, max: 255 }).map((code) => String.fromCharCode(code)) }),
  fc.constantFrom('', ',', ', ,', '*', '""', 'W/"', 'gzip, br;q=0', ';q=', 'a'.repeat(3000), '\0'),
  fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,1-1', 'bytes=1e9-', 'lines=1-2'),
  fc.constantFrom('Thu, 01 Jan 1970 00:00:00 GMT', '-1', '1e400', '0x10', '２', 'http://x/%'),
);

const header = fc
  .tuple(
    fc.constantFrom(
      'Accept',
      'Accept-Encoding',
      'Range',
      'If-None-Match',
      'Content-Type',
      'Transfer-Encoding',
      'Content-Length',
      'Expect',
      'Host',
      'Origin',
      'X-Forwarded-For',
      'X-Forwarded-Proto',
      'X-Forwarded-Host',
      'X-Request-Id',
      'Traceparent',
      ' Odd',
      'Odd ',
      '',
    ),
    anyValue,
  )
  .map(([name, value]) => `${name}: ${value}\r\n`);

/** What a browser sends for a file that it has, or a download manager for a part of one. */
const ownHeader = fc.constantFrom(
  'Range: bytes=0-3\r\n',
  'If-None-Match: *\r\n',
  'Accept-Encoding: br\r\n',
  'Expect: 100-continue\r\n',
);

const head = fc.record({
  method,
  target,
  version: fc.oneof(
    { weight: 20, arbitrary: fc.constant('HTTP/1.1') },
    { weight: 1, arbitrary: fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTTP', '') },
  ),
  host: fc.constantFrom('Host: site.test\r\n', 'Host: site.test\r\n', 'Host: site.test\r\n', ''),
  headers: fc.array(
    fc.oneof({ weight: 2, arbitrary: header }, { weight: 1, arbitrary: ownHeader }),
    { maxLength: 5 },
  ),
});

/** As a browser would ask: these get as far as there is to go. */
const plainHead = fc
  .tuple(fc.constantFrom(...known), ownHeader)
  .map(
    ([target, header]) =>
      `GET ${target} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n${header}\r\n`,
  );

/** A whole request without a body. The server is asked to end the connection after its response. */
export const hostileHead: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 5,
    arbitrary: head.map(
      ({ method, target, version, host, headers }) =>
        `${method} ${target} ${version}\r\n${host}Connection: close\r\n${headers.join('')}\r\n`,
    ),
  },
  { weight: 1, arbitrary: plainHead },
);
