import * as fc from 'fast-check';
import { paths } from '#shared/paths.ts';
import { weighted, words } from './hostile-texts.ts';

// Raw requests in Latin-1: any byte may occur, and no client tidies it up.

const method = weighted<string>(
  [8, fc.constantFrom('GET', 'HEAD', 'POST')],
  [3, fc.constantFrom('', 'GET\t', ...words('PUT OPTIONS TRACE QUERY get CONNECT PRI G\0T JUNK'))],
);

const known = [
  ...words('/ /about /index.html /404.html /robots.txt /.vite/manifest.json'),
  ...words('/assets/index-abc123.js /assets/index-abc123.js.br'),
  ...Object.values(paths).filter((path) => path.startsWith('/')),
];

/** Ways out of the folder of the built site. */
const traversals =
  words(`/secret.txt /../secret.txt /..%2fsecret.txt /%2e%2e/secret.txt /..\\secret.txt
  /assets/../../secret.txt /assets/..%2f..%2fsecret.txt //secret.txt /%252e%252e/secret.txt`);

const latin1 = (min: number) =>
  fc.string({ unit: fc.integer({ min, max: 255 }).map((code) => String.fromCharCode(code)) });

const oddPieces = words(`
  .. . %2e%2e %2e ..%2f %2f %5c ..\\ %00 \0 % %zz %c0%ae%c0%ae %ff %u002e %252e%252e ; : @ ? # *
  secret.txt client form-pages build.json message-failed.html server main.ts __proto__ constructor`);

const piece = fc.oneof(
  fc.constantFrom('', ' ', ...oddPieces),
  latin1(0),
  fc.constantFrom('a', '/', '%41').map((text) => text.repeat(5000)),
);

const oddTargets = words(`
  * about http://evil.example/about/ https://a:b@c/ //evil.example/ /// http:// http:///about
  site.test:443 file:///etc/passwd \\\\evil\\about\\`);

const target = weighted<string>(
  [2, fc.constantFrom(...known)],
  [6, fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => `/${pieces.join('/')}`)],
  [3, fc.tuple(fc.constantFrom(...known), piece).map((parts) => parts.join('?'))],
  [1, fc.constantFrom('', ...oddTargets)],
);

const headerName = fc.constantFrom(
  ' Odd',
  'Odd ',
  '',
  ...words(`Accept Accept-Encoding Range If-None-Match Content-Type Expect Host Origin
    Transfer-Encoding Content-Length X-Forwarded-For X-Forwarded-Proto X-Forwarded-Host
    X-Request-Id Traceparent`),
);

const headerValue = fc.oneof(
  latin1(32),
  fc.constantFrom('', ', ,', '*', 'W/"', 'gzip, br;q=0', ';q=', 'a'.repeat(3000), '\0'),
  fc.constantFrom(...words('bytes=-1 bytes=9-1 bytes=1e9- -1 1e400 0x10 http://x/%')),
);

/** A header that a browser or a download manager sends. */
const plainHeader = fc.constantFrom(
  'Range: bytes=0-3',
  'If-None-Match: *',
  'Accept-Encoding: br',
  'Expect: 100-continue',
);

const header = weighted<string>(
  [2, fc.tuple(headerName, headerValue).map((parts) => parts.join(': '))],
  [1, plainHeader],
);

const version = weighted<string>(
  [20, fc.constant('HTTP/1.1')],
  [1, fc.constantFrom('', ...words('HTTP/1.0 HTTP/2.0 HTTP/0.9 HTTP'))],
);

const host = 'Host: site.test';
const hostLine = fc.constantFrom(host, host, host, 'Hostless: site.test');
const hostileLines = fc
  .tuple(method, target, version, hostLine, fc.array(header, { maxLength: 5 }))
  .map(([method, target, version, ...lines]) => [
    [method, target, version].join(' '),
    ...lines.flat(),
  ]);

/** As a browser or `curl --path-as-is` asks: these get as far as there is to go. */
const plainLines = fc
  .tuple(fc.constantFrom(...known, ...traversals), plainHeader)
  .map(([target, header]) => [`GET ${target} HTTP/1.1`, host, header]);

/** A whole request without a body, which asks the server to close the connection. */
export const hostileHead = weighted<string[]>([5, hostileLines], [1, plainLines]).map((lines) =>
  [...lines, 'Connection: close', '\r\n'].join('\r\n'),
);
