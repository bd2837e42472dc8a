import * as fc from 'fast-check';
import { paths } from '#shared/paths.ts';
import { weighted, words } from './hostile-texts.ts';

// Raw requests in Latin-1: any byte may occur, and no client tidies it up.

const latin1 = (min: number) =>
  fc.string({ unit: fc.integer({ min, max: 255 }).map((code) => String.fromCharCode(code)) });

const known = words(`/ /about /index.html /404.html /robots.txt /.vite/manifest.json
  /assets/index-abc123.js /assets/index-abc123.js.br ${paths.contacts} ${paths.contactForm}`);

/** Ways out of the folder of the built site. */
const traversals = words(`/secret.txt /../secret.txt /..%2fsecret.txt /%2e%2e/secret.txt
  /..\\secret.txt /assets/..%2f..%2fsecret.txt //secret.txt /%252e%252e/secret.txt`);

const oddPieces = words(`.. . %2e%2e ..%2f %5c ..\\ %00 \0 % %zz %c0%ae%c0%ae %ff %u002e ; : @ ? # *
  secret.txt client form-pages build.json message-failed.html __proto__`);
const longPieces = ['a', '/', '%41'].map((text) => text.repeat(5000));
const piece = fc.oneof(fc.constantFrom(...oddPieces), latin1(0), fc.constantFrom(...longPieces));

const target = weighted<string>(
  [6, fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => `/${pieces.join('/')}`)],
  [5, fc.tuple(fc.constantFrom(...known), piece).map((parts) => parts.join('?'))],
  [
    1,
    fc.constantFrom('', ...words('* about http://evil.example/about/ //evil.example/ /// http://')),
  ],
);

const names =
  words(`Accept-Encoding Range If-None-Match Content-Type Expect Host Origin Content-Length
  Transfer-Encoding X-Forwarded-For X-Forwarded-Proto X-Request-Id Traceparent`);
const values = ['', ', ,', '*', 'W/"', 'gzip, br;q=0', ';q=', 'a'.repeat(3000), 'bytes=9-1', '-1'];
const header = fc
  .tuple(fc.constantFrom(' Odd', '', ...names), fc.oneof(latin1(32), fc.constantFrom(...values)))
  .map((parts) => parts.join(': '));

const hostileLines = fc
  .record({
    method: fc.oneof(
      fc.constantFrom('GET', 'HEAD', 'POST'),
      fc.constantFrom('', 'GET\t', ...words('PUT OPTIONS TRACE get CONNECT PRI G\0T JUNK')),
    ),
    target,
    version: fc.constantFrom(...Array<string>(20).fill('HTTP/1.1'), '', 'HTTP/1.0', 'HTTP/2.0'),
    host: fc.constantFrom('Host: site.test', 'Host: site.test', 'Hostless: site.test'),
    headers: fc.array(header, { maxLength: 5 }),
  })
  .map(({ method, target, version, host, headers }) => [
    [method, target, version].join(' '),
    host,
    ...headers,
  ]);

/** As a browser or `curl --path-as-is` asks: these get as far as there is to go. */
const plainLines = fc
  .tuple(
    fc.constantFrom(...known, ...traversals),
    fc.constantFrom('Range: bytes=0-3', 'If-None-Match: *', 'Expect: 100-continue'),
  )
  .map(([target, header]) => [`GET ${target} HTTP/1.1`, 'Host: site.test', header]);

/** A whole request without a body, which asks the server to close the connection. */
export const hostileHead = fc
  .oneof(hostileLines, plainLines)
  .map((lines) => [...lines, 'Connection: close', '\r\n'].join('\r\n'));
