import { expect, test } from 'vitest';
import { routesOf } from './route-of.ts';
import { loadSite } from './site/load-site.ts';
import { makeFixtureSite } from './testing/fixture-site.ts';

const routeOf = routesOf(loadSite(makeFixtureSite()));

test.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/about', '/about'],
  ['/about?a=/healthz', '/about'],
  ['/robots.txt', 'file'],
  ['/assets/index-abc123.js', '/assets/*'],
  ['/assets/index-of-a-build-before.js', '/assets/*'],
  ['/rest/v1/contacts?columns=%22name%22', '/rest/v1/contacts'],
  ['/rest/v1/other', '/rest/*'],
  ['/functions/v1/send-contact-email', '/functions/v1/send-contact-email'],
  ['/functions/v1/other', '/functions/*'],
  ['/contact', '/contact'],
  ['/healthz', '/healthz'],
  ['/nothing', 'unknown'],
  ['/assets', 'unknown'],
  ['//assets/x', 'unknown'],
  ['/constructor', 'unknown'],
  ['*', 'unknown'],
  ['', 'unknown'],
])('%s counts as %s', (target, route) => {
  expect(routeOf(target)).toBe(route);
});
